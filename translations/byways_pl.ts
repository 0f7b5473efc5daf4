<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation>przed chwilą</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minutę temu</numerusform>
            <numerusform>%n minuty temu</numerusform>
            <numerusform>%n minut temu</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>dzisiaj, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n dzień temu</numerusform>
            <numerusform>%n dni temu</numerusform>
            <numerusform>%n dni temu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>No name</source>
        <comment>of a player</comment>
        <translation>Bez imienia</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nierozwiązana</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązana</translation>
    </message>
</context>
<context>
    <name>ArrangedTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>Na tej planszy nie ma miejsca %1.</translation>
    </message>
    <message>
        <source>“%2” can’t be on %1.</source>
        <translation>Na %1 nie może być „%2”.</translation>
    </message>
    <message>
        <source>Say whose turn it is.</source>
        <translation>Wskaż, kto jest na ruchu.</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>W tej pozycji partia jest już skończona.</translation>
    </message>
    <message>
        <source>It must be the turn of %1, who has no stone yet.</source>
        <translation>%1 nie ma jeszcze kamienia, więc najpierw gra %1.</translation>
    </message>
    <message>
        <source>Every cell must hold a card, but %1 is empty.</source>
        <translation>Na każdym polu musi leżeć karta, a na %1 nie ma żadnej.</translation>
    </message>
    <message>
        <source>The card inserted last must be face up, but the card on %1 is face down.</source>
        <translation>Karta wsunięta jako ostatnia musi być odkryta, a ta na %1 nie jest.</translation>
    </message>
    <message>
        <source>Too many walls: walls may outnumber paths by at most %1, so that a turn is always possible.</source>
        <translation>Przy tylu murach jakaś tura mogłaby stać się niemożliwa. Murów może być najwyżej o %1 więcej niż ścieżek.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner, so nobody can start there.</source>
        <translation>%1 nie jest rogiem, więc nikt nie może tam zaczynać.</translation>
    </message>
    <message>
        <source>Two players have the same starting hex, %1.</source>
        <translation>Dwóch graczy ma to samo pole startowe: %1.</translation>
    </message>
    <message>
        <source>Two players can’t stand on %1 when a round begins.</source>
        <translation>Na początku rundy dwóch graczy nie może stać na %1.</translation>
    </message>
    <message>
        <source>The game has only %1 rounds.</source>
        <translation>Liczba rund: %1.</translation>
    </message>
    <message>
        <source>Before the roll, only the %2 piece that is coming in can be on %1.</source>
        <translation>Przed rzutem na %1 może stać tylko pionek, który wchodzi do gry. Jego kolor: %2.</translation>
    </message>
    <message>
        <source>A piece that reaches %1 goes home at once, so no piece can stand there.</source>
        <translation>Pionek na %1 od razu idzie do domu, więc żaden nie może tam stać.</translation>
    </message>
    <message>
        <source>Too few %1 pieces: while any are in reserve, at least two must be on the board.</source>
        <translation>Kolor %1 ma za mało pionków: dopóki jakieś czekają w rezerwie, na planszy muszą stać co najmniej dwa.</translation>
    </message>
    <message>
        <source>%1 is a transit space, where no piece may stay.</source>
        <translation>Żaden pionek nie może zostać na polu tranzytowym, a jeden stoi na %1.</translation>
    </message>
    <message>
        <source>%1 has only %2 pieces.</source>
        <translation>%1 ma tylko %2 pionków.</translation>
    </message>
    <message>
        <source>A starting position needs at least %1 and at most %2 pieces.</source>
        <translation>Liczba pionków w ustawieniu: co najmniej %1, najwyżej %2.</translation>
    </message>
    <message>
        <source>No move is possible in this position.</source>
        <translation>Nie ma tu żadnego możliwego ruchu.</translation>
    </message>
    <message>
        <source>“%1” is missing or has a wrong value.</source>
        <translation>Brakuje „%1” albo jest tam zła wartość.</translation>
    </message>
    <message>
        <source>Points range from −%1 to %1.</source>
        <translation>Punkty mieszczą się od −%1 do %1.</translation>
    </message>
    <message>
        <source>The set has only %2 %1 pieces.</source>
        <translation>W komplecie jest tylko %2 pionków. Kolor: %1.</translation>
    </message>
    <message>
        <source>%1 isn’t one of %2’s colours.</source>
        <translation>Kolor %1 nie należy do gracza: %2.</translation>
    </message>
    <message>
        <source>The colours alternate along the spiral: white, black, red, blue, and so on. Use the same number of each colour, or one more of white, of white and black, or of white, black and red.</source>
        <translation>Kolory idą po kolei wzdłuż spirali: biały, czarny, czerwony, niebieski i znów od nowa. Postaw więc po tyle samo pionków każdego koloru. Jeśli pionki nie dzielą się po równo, o jeden więcej ma biały, potem czarny, potem czerwony.</translation>
    </message>
    <message>
        <source>The first player plans first, so it must be that player’s turn.</source>
        <translation>Pierwszy gracz planuje jako pierwszy, więc musi to być jego tura.</translation>
    </message>
    <message>
        <source>A challenge always has its own start; it can’t begin from an arranged position.</source>
        <translation>Wyzwanie wymaga własnego ustawienia początkowego: nie może się zacząć od dowolnej pozycji.</translation>
    </message>
    <message>
        <source>No challenge can begin from this position.</source>
        <translation>Żadne wyzwanie nie może się tak zaczynać.</translation>
    </message>
    <message>
        <source>It can’t be player %1’s turn: there is no such player.</source>
        <translation>To nie może być tura gracza %1: nie ma takiego gracza.</translation>
    </message>
</context>
<context>
    <name>Arranger</name>
    <message>
        <source>%1, empty</source>
        <comment>place</comment>
        <translation>%1, puste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, what lies there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Na ruchu</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
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
        <translation>Priorytet</translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorytet</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Cells along each side of the board. Smaller boards make shorter games.</source>
        <translation>Liczba pól na każdym boku planszy. Na mniejszych planszach partie są krótsze.</translation>
    </message>
    <message>
        <source>60 seconds per turn, plus a reserve of 5 minutes for the whole game. Whoever uses up the reserve loses.</source>
        <translation>60 sekund na każdą turę i 5 minut rezerwy na partię. Kto zużyje jedno i drugie, przegrywa.</translation>
    </message>
    <message>
        <source>%1 cells per side (%2 in all)</source>
        <translation>bok %1, %2 pól</translation>
    </message>
    <message>
        <source>Chosen by the player with priority</source>
        <translation>Wybiera gracz z priorytetem</translation>
    </message>
    <message>
        <source>Priority is drawn by lot.</source>
        <translation>Los decyduje, kto ma priorytet.</translation>
    </message>
    <message>
        <source>Place one stone.</source>
        <translation>Postaw jeden kamień.</translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation>
            <numerusform>Postaw najwyżej %n kamień.</numerusform>
            <numerusform>Postaw najwyżej %n kamienie.</numerusform>
            <numerusform>Postaw najwyżej %n kamieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place another stone or end the turn.</source>
        <translation>Postaw jeszcze jeden kamień lub zakończ turę.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Zakończ turę.</translation>
    </message>
    <message>
        <source>Opening stone</source>
        <translation>Kamień otwarcia</translation>
    </message>
    <message numerus="yes">
        <source>Stones placed: %1 of up to %n</source>
        <translation>
            <numerusform>Postawione kamienie: %1 z najwyżej %n</numerusform>
            <numerusform>Postawione kamienie: %1 z najwyżej %n</numerusform>
            <numerusform>Postawione kamienie: %1 z najwyżej %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>Największa grupa: %1</translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation>Grupy: %1</translation>
    </message>
    <message>
        <source>Priority: wins a tie</source>
        <translation>Priorytet: wygrywa przy równym wyniku</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>To either end of the row</source>
        <translation>Przejście na końce rzędu</translation>
    </message>
    <message>
        <source>%1 goes First in the next game.</source>
        <translation>Pierwszym graczem w następnej partii będzie %1.</translation>
    </message>
    <message>
        <source>Each of you opens with one stone. The Second player begins; the First player follows and then takes the first full turn.</source>
        <translation>Każdy otwiera jednym kamieniem, Drugi gracz przed Pierwszym. Potem Pierwszy gracz ma pierwszą pełną turę.</translation>
    </message>
    <message>
        <source>Choose who plays First. The other player opens with one stone. Then the First player also opens with one stone and takes the first full turn.</source>
        <translation>Wybierz Pierwszego gracza. Drugi gracz otwiera jednym kamieniem, potem Pierwszy; dalej Pierwszy ma pierwszą pełną turę.</translation>
    </message>
    <message>
        <source>Every cell is filled: end the turn, and the game is over.</source>
        <translation>Wszystkie pola są zajęte: zakończ turę, a partia się skończy.</translation>
    </message>
    <message>
        <source>No legal cell is left: end the turn.</source>
        <translation>Nie ma już dozwolonego pola: zakończ turę.</translation>
    </message>
    <message numerus="yes">
        <source>One stone for each of the %n group(s) that you had when the turn began, but at most 3.</source>
        <translation>
            <numerusform>Po jednym kamieniu za %n grupę z początku tury, ale najwyżej 3.</numerusform>
            <numerusform>Po jednym kamieniu za każdą z %n grup z początku tury, ale najwyżej 3.</numerusform>
            <numerusform>Po jednym kamieniu za każdą z %n grup z początku tury, ale najwyżej 3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups you had when the turn began: %n. You get one stone for each.</source>
        <comment>groups</comment>
        <translation>
            <numerusform>Po jednym kamieniu za każdą grupę z początku tury: %n.</numerusform>
            <numerusform>Po jednym kamieniu za każdą grupę z początku tury: %n.</numerusform>
            <numerusform>Po jednym kamieniu za każdą grupę z początku tury: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the largest groups are equal, the player with priority wins. That player may also choose who goes First: see below.</source>
        <translation>Jeśli największe grupy są równe, wygrywa gracz z priorytetem. Może też wybierać, kto jest Pierwszym graczem: zobacz niżej.</translation>
    </message>
    <message>
        <source>Place your opening stone. %1, who is First, opens after you and then takes the first full turn.</source>
        <translation>Postaw kamień otwarcia. %1, Pierwszy gracz, otwiera po tobie i ma potem pierwszą pełną turę.</translation>
    </message>
    <message>
        <source>Place your opening stone. You are First, so you also take the first full turn.</source>
        <translation>Postaw kamień otwarcia. Jako Pierwszy gracz masz potem także pierwszą pełną turę.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for only %n stone(s) this turn: no two stones may touch each other or extend the same group.</source>
        <translation>
            <numerusform>Na planszy zmieści się jeszcze tylko %n kamień z tej tury: kamienie jednej tury nie mogą się stykać ani powiększać tej samej grupy.</numerusform>
            <numerusform>Na planszy zmieszczą się jeszcze tylko %n kamienie z tej tury: nie mogą się stykać ani powiększać tej samej grupy.</numerusform>
            <numerusform>Na planszy zmieści się jeszcze tylko %n kamieni z tej tury: nie mogą się stykać ani powiększać tej samej grupy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFacts</name>
    <message>
        <source>joins groups of %1 stones</source>
        <comment>what a turn does; 5 and 4</comment>
        <translation>łączy grupy (%1)</translation>
    </message>
    <message>
        <source>keeps %1’s groups of %2 stones apart</source>
        <comment>what a turn does; a player, 5 and 4</comment>
        <translation>rozdziela grupy (%1: %2)</translation>
    </message>
    <message>
        <source>grows %1’s largest group from %3 to %2 stones</source>
        <comment>what a turn does; a player, stones</comment>
        <translation>powiększa największą grupę (%1): %2 zamiast %3</translation>
    </message>
    <message numerus="yes">
        <source>gives %1 %n stone(s) next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>daje w następnej turze %n kamień (%1)</numerusform>
            <numerusform>daje w następnej turze %n kamienie (%1)</numerusform>
            <numerusform>daje w następnej turze %n kamieni (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygPhrases</name>
    <message>
        <source>The largest group of touching stones wins. %1 wins a tie.</source>
        <translation>Wygrywa największa grupa stykających się kamieni. Przy równym wyniku wygrywa %1.</translation>
    </message>
    <message>
        <source>The largest group of touching stones wins.</source>
        <translation>Wygrywa największa grupa stykających się kamieni.</translation>
    </message>
    <message>
        <source>stone on %1</source>
        <translation>kamień na %1</translation>
    </message>
</context>
<context>
    <name>BygRules</name>
    <message>
        <source>Two players fill a board with stones. In the end, the &lt;b&gt;largest group&lt;/b&gt; wins. But the more groups you have, the more stones you may place. So you want many groups, but also one big group. The art is knowing when to join many groups into one.</source>
        <translation>Dwóch graczy zapełnia planszę kamieniami. Na końcu wygrywa &lt;b&gt;największa grupa&lt;/b&gt;. Ale im więcej masz grup, tym więcej kamieni możesz postawić. Chcesz więc mieć wiele grup i chcesz mieć jedną dużą. Kiedy zrezygnować z pierwszego na rzecz drugiego? O to chodzi w tej grze.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <translation>Grupy i oddechy</translation>
    </message>
    <message>
        <source>Stones of one colour that touch belong together: they are a &lt;b&gt;group&lt;/b&gt;. A stone that touches no other of its colour is a group of one.</source>
        <translation>Kamienie jednego koloru, które się stykają, należą do siebie: tworzą &lt;b&gt;grupę&lt;/b&gt;. Kamień, który nie styka się z żadnym w swoim kolorze, też jest grupą, złożoną z jednego kamienia.</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its &lt;b&gt;liberties&lt;/b&gt;. These are the places where it can grow.</source>
        <translation>Puste pola obok grupy to jej &lt;b&gt;oddechy&lt;/b&gt;. To miejsca, w których może rosnąć.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. Rings mark its liberties. There is also a violet group of one stone, and two amber groups of two stones.</source>
        <translation>Fioletowa grupa trzech kamieni ze świecącym konturem. Pierścienie zaznaczają jej oddechy. Jest też fioletowa grupa z jednego kamienia i dwie bursztynowe grupy po dwa kamienie.</translation>
    </message>
    <message>
        <source>Violet and amber have two groups each. The rings show the liberties of the larger violet group. During a game, point at a group to see its liberties.</source>
        <translation>Fioletowy ma tu dwie grupy i bursztynowy też dwie. Pierścienie pokazują oddechy dużej fioletowej grupy. Na stole widać je, gdy wskażesz grupę.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Zanim zaczniecie</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;opening&lt;/b&gt;, each player places one stone on any empty cell: the Second player first, then the First player. After that you take full turns, starting with the First player.</source>
        <translation>&lt;b&gt;Otwarcie&lt;/b&gt; to po jednym kamieniu na dowolnym pustym polu. Otwiera Drugi gracz, potem Pierwszy gracz. Dalej gra się pełnymi turami, a pierwszą z nich ma Pierwszy gracz.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>Count your groups as the turn begins. You may place that many stones, but no more than &lt;b&gt;three&lt;/b&gt;. You must place at least &lt;b&gt;one&lt;/b&gt;. Stones go on empty cells and never move again.</source>
        <translation>Policz swoje grupy na początku tury. Tyle kamieni możesz postawić, ale nie więcej niż &lt;b&gt;trzy&lt;/b&gt;. Musisz postawić co najmniej &lt;b&gt;jeden&lt;/b&gt;. Kamienie stawia się na pustych polach i nigdy się ich nie przesuwa.</translation>
    </message>
    <message>
        <source>Violet began the turn with three groups and has placed three stones, marked by dashed rings. One stone extends the group at the top, and one extends the group on the left. The third is a new group.</source>
        <translation>Fioletowy zaczął turę z trzema grupami i postawił trzy kamienie, z przerywanymi pierścieniami. Jeden powiększył grupę u góry, jeden grupę po lewej. Trzeci jest nową grupą.</translation>
    </message>
    <message>
        <source>Three groups, so three stones. Two of the stones each extend a group, and the third starts a new group. Dashed rings mark stones that you can still take back.</source>
        <translation>Trzy grupy, więc trzy kamienie. Dwa z nich powiększyły po jednej grupie, a trzeci założył nową. Przerywane pierścienie oznaczają kamienie, które można jeszcze wycofać.</translation>
    </message>
    <message>
        <source>The order in which you place your stones makes no difference.</source>
        <translation>Kolejność stawiania nie ma znaczenia.</translation>
    </message>
    <message>
        <source>Stones placed in one turn don’t touch</source>
        <translation>Kamienie z jednej tury się nie stykają</translation>
    </message>
    <message>
        <source>Two stones that you place in the same turn may not be next to each other.</source>
        <translation>Dwa kamienie postawione w tej samej turze nie mogą leżeć obok siebie.</translation>
    </message>
    <message>
        <source>A violet stone has just been placed in the middle and is marked by a ring. The cell to its right touches that stone and is struck out.</source>
        <translation>Fioletowy kamień właśnie stanął na środku. Pole po jego prawej stronie jest przekreślone, a pierścień wokół kamienia wskazuje powód.</translation>
    </message>
    <message>
        <source>The cell that is struck out touches a stone placed this turn. On your next turn, you could play there.</source>
        <translation>Przekreślone pole styka się z kamieniem z tej tury. W następnej turze byłoby już dostępne.</translation>
    </message>
    <message>
        <source>A group grows only once a turn</source>
        <translation>Grupa rośnie raz na turę</translation>
    </message>
    <message>
        <source>For each group that you had when the turn began, only one of the stones you place this turn may go on its liberties.</source>
        <translation>Każda twoja grupa liczy się tak, jak wyglądała na początku tury. Na jej oddechach można w tej turze postawić tylko jeden kamień.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. A stone placed this turn touches it above. A cell that touches it below is struck out.</source>
        <translation>Fioletowa grupa trzech kamieni ze świecącym konturem. U góry styka się z nią kamień z tej tury. Pole, które styka się z nią u dołu, jest przekreślone.</translation>
    </message>
    <message>
        <source>The stone above has extended the outlined group. A second stone, below, would extend it again.</source>
        <translation>Kamień u góry powiększył obrysowaną grupę. Drugi, u dołu, powiększyłby ją jeszcze raz.</translation>
    </message>
    <message>
        <source>This rule is only about your own groups. You may place as many stones as you like beside your opponent’s groups.</source>
        <translation>Dotyczy to tylko twoich grup. Obok grup przeciwnika możesz postawić dowolnie wiele kamieni.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <translation>Łączenie grup</translation>
    </message>
    <message>
        <source>One stone may touch two or three of your groups and join them. This extends &lt;b&gt;each&lt;/b&gt; of these groups, so no other stone you place this turn may touch any of them.</source>
        <translation>Jeden kamień może stykać się z dwiema lub trzema twoimi grupami i połączyć je. Wtedy rośnie &lt;b&gt;każda&lt;/b&gt; z nich i żaden inny kamień z tej tury nie może się z nimi stykać.</translation>
    </message>
    <message>
        <source>A stone in the middle joins two violet groups of two stones each. All the empty cells around the new group of five are hatched.</source>
        <translation>Kamień na środku łączy dwie fioletowe grupy po dwa kamienie. Wszystkie puste pola wokół nowej grupy pięciu kamieni są zakreskowane.</translation>
    </message>
    <message>
        <source>One stone has joined two groups into a group of five. The hatched cells are closed for the rest of this turn. You now have one group fewer, which can cost you a stone next turn.</source>
        <translation>Jeden kamień utworzył grupę pięciu kamieni. Zakreskowane pola są zamknięte do końca tej tury. Pamiętaj, że masz teraz o jedną grupę mniej, a w następnej turze może i o jeden kamień mniej.</translation>
    </message>
    <message>
        <source>The first stone of a turn may go on any empty cell. So there is always something to play, and nobody ever passes.</source>
        <translation>Pierwszy kamień w turze można postawić na dowolnym pustym polu. Zawsze więc jest co zagrać i nikt nigdy nie pasuje.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Play goes on until the board is full. Then compare both players’ largest groups: the larger one wins. If they are equal, the player with &lt;b&gt;priority&lt;/b&gt; wins. So there is always a winner.</source>
        <translation>Gra trwa, aż plansza się zapełni. Każdy liczy swoją największą grupę i wygrywa większa. Jeśli obie są równe, wygrywa gracz z &lt;b&gt;priorytetem&lt;/b&gt;. Zawsze więc ktoś wygrywa.</translation>
    </message>
    <message>
        <source>A full board. The largest violet group has eight stones, the largest amber group seven. Both are outlined; the other stones are faded.</source>
        <translation>Pełna plansza. Największa fioletowa grupa ma osiem kamieni, największa bursztynowa siedem. Obie są obrysowane, pozostałe kamienie są wyblakłe.</translation>
    </message>
    <message>
        <source>Eight stones against seven: violet wins. Other groups no longer count, however many there are.</source>
        <translation>Osiem kamieni do siedmiu: wygrywa fioletowy. Inne grupy już się nie liczą, bez względu na to, ile ich jest.</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>Z zegarem</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi ta gra</translation>
    </message>
    <message>
        <source>One of you, drawn by lot, has &lt;b&gt;priority&lt;/b&gt;. Before the game, that player chooses who is the &lt;b&gt;First&lt;/b&gt; player and who is the &lt;b&gt;Second&lt;/b&gt;. If the largest groups are equal at the end, the player with priority wins. When you set up the game, you can also settle who has priority and who is First.</source>
        <translation>Los daje jednemu z was &lt;b&gt;priorytet&lt;/b&gt;. Ten gracz przed partią decyduje, kto jest &lt;b&gt;Pierwszym&lt;/b&gt; graczem, a kto &lt;b&gt;Drugim&lt;/b&gt;, i na końcu wygrywa, jeśli największe grupy są równe. Jedno i drugie możecie też ustalić podczas przygotowywania partii.</translation>
    </message>
    <message>
        <source>For a faster game, switch on the clock. You then have 60 seconds for each turn. When they are used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Unused seconds of a turn are not saved. Whoever runs out of reserve loses.</source>
        <translation>Jeśli partia ma być szybsza, włączcie zegar. Masz wtedy 60 sekund na każdą turę. Gdy się zużyją, zaczyna biec twoja rezerwa: 5 minut na całą partię, bez uzupełniania. Sekundy niewykorzystane w turze przepadają. Kto zużyje całą rezerwę, przegrywa.</translation>
    </message>
    <message>
        <source>Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling and Benedikt Rosenau.</source>
        <translation>Byg to gra Nicka Bentleya z 2010 roku. Wyrosła z gry Symple Christiana Freelinga i Benedikta Rosenaua.</translation>
    </message>
</context>
<context>
    <name>BygSheet</name>
    <message>
        <source>By Nick Bentley, 2010</source>
        <translation>Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>To open, the Second player places one stone, and then the First player places one.
Your turn: place at least one stone, and at most one for each of your groups, up to three.
Stones placed in one turn must not touch one another. Each group that you had when the turn began may be extended by only one of them.
When the board is full, compare both players’ largest groups: the larger one wins. If they are equal, the player with priority wins.</source>
        <translation>Otwarcie: Drugi gracz stawia jeden kamień, potem Pierwszy.
Twoja tura: postaw co najmniej jeden kamień, a najwyżej tyle, ile masz grup, do trzech.
Kamienie z jednej tury nie stykają się ze sobą. Każda twoja grupa, taka jak na początku tury, rośnie najwyżej o jeden kamień.
Gdy plansza jest pełna, porównajcie największe grupy obu graczy: wygrywa większa. Jeśli są równe, wygrywa gracz z priorytetem.</translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message>
        <source>Priority has to be drawn by lot first.</source>
        <translation>Najpierw trzeba wylosować, kto ma priorytet.</translation>
    </message>
    <message>
        <source>Before play, %1 chooses who goes First.</source>
        <translation>Przed grą %1 wybiera Pierwszego gracza.</translation>
    </message>
    <message>
        <source>Who goes First has already been settled.</source>
        <translation>Pierwszy gracz jest już ustalony.</translation>
    </message>
    <message>
        <source>The First player must be one of the two players.</source>
        <translation>Pierwszym graczem może być tylko jeden z dwóch graczy.</translation>
    </message>
    <message>
        <source>There is nothing to draw by lot now.</source>
        <translation>Teraz nie ma czego losować.</translation>
    </message>
    <message>
        <source>%1 has priority and chooses who goes First.</source>
        <translation>%1 ma priorytet i wybiera Pierwszego gracza.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to place an opening stone.</source>
        <translation>Teraz %1 stawia kamień otwarcia.</translation>
    </message>
    <message>
        <source>The opening is one stone each, and you have placed yours.</source>
        <translation>W otwarciu każdy gracz stawia jeden kamień, a twój już stoi.</translation>
    </message>
    <message>
        <source>Place at least one stone before you end the turn.</source>
        <translation>Zanim zakończysz turę, postaw co najmniej jeden kamień.</translation>
    </message>
    <message>
        <source>%1 is next to %2. Stones placed in the same turn must not touch.</source>
        <translation>%1 leży obok %2. Kamienie z tej samej tury nie mogą się stykać.</translation>
    </message>
    <message>
        <source>A stone on %1 would make a group grow a second time. Each group grows only once a turn.</source>
        <translation>Kamień na %1 powiększyłby jakąś grupę po raz drugi. Każda grupa rośnie tylko raz na turę.</translation>
    </message>
    <message>
        <source>%1 goes First</source>
        <translation>Pierwszy gracz: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation>
            <numerusform>Obie największe grupy mają po %n kamieniu. %1 ma priorytet i wygrywa przy równym wyniku.</numerusform>
            <numerusform>Obie największe grupy mają po %n kamienie. %1 ma priorytet i wygrywa przy równym wyniku.</numerusform>
            <numerusform>Obie największe grupy mają po %n kamieni. %1 ma priorytet i wygrywa przy równym wyniku.</numerusform>
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
            <numerusform>W największej grupie %1 ma %n kamień, a %2 ma %3.</numerusform>
            <numerusform>W największej grupie %1 ma %n kamienie, a %2 ma %3.</numerusform>
            <numerusform>W największej grupie %1 ma %n kamieni, a %2 ma %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie.</source>
        <translation>%1 ma priorytet i wygrywa przy równym wyniku.</translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie. %2 opens with one stone. %3, who is First, adds one stone and then takes the first full turn.</source>
        <translation>%1 ma priorytet i wygrywa przy równym wyniku. %2 otwiera jednym kamieniem, potem %3, Pierwszy gracz, który ma też pierwszą pełną turę.</translation>
    </message>
    <message>
        <source>Goes First</source>
        <comment>a player&apos;s own choice</comment>
        <translation>Gra jako Pierwszy gracz</translation>
    </message>
    <message numerus="yes">
        <source>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</source>
        <translation>
            <numerusform>Nie masz już kamieni w tej turze. Był %n: po jednym za każdą grupę z początku tury, najwyżej trzy.</numerusform>
            <numerusform>Nie masz już kamieni w tej turze. Były %n: po jednym za każdą grupę z początku tury, najwyżej trzy.</numerusform>
            <numerusform>Nie masz już kamieni w tej turze. Było %n: po jednym za każdą grupę z początku tury, najwyżej trzy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassArranger</name>
    <message>
        <source>Path of %1</source>
        <translation>Ścieżka (%1)</translation>
    </message>
    <message>
        <source>Wall of %1</source>
        <translation>Mur (%1)</translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Smaller boards make shorter games: with three hexes a side, a game takes about ten minutes. On the board of points, paths are sticks and walls are counters.</source>
        <translation>Na mniejszych planszach partie są krótsze: przy trzech na boku partia trwa około dziesięciu minut. Na planszy z punktami ścieżki to patyczki, a mury to żetony.</translation>
    </message>
    <message>
        <source>Who takes the first turn. After that, play goes round in seat order.</source>
        <translation>Kto ma pierwszą turę. Potem gra się po kolei według miejsc.</translation>
    </message>
    <message>
        <source>%1 hexes per side (%2 in all)</source>
        <translation>bok %1, %2 heksów</translation>
    </message>
    <message>
        <source>%1 points per side (%2 in all)</source>
        <translation>bok %1, %2 punktów</translation>
    </message>
    <message>
        <source>The paths form a loop that no swap can repair. Take something back.</source>
        <translation>Ścieżki tworzą pętlę i żadna zamiana tu nie pomoże. Wycofaj coś.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, and no swap can repair this. Take something back.</source>
        <translation>Mury odcinają heksy i żadna zamiana tu nie pomoże. Wycofaj coś.</translation>
    </message>
    <message>
        <source>The paths form a loop. Repair this with a swap, or take something back.</source>
        <translation>Ścieżki tworzą pętlę. Napraw to zamianą albo wycofaj coś.</translation>
    </message>
    <message>
        <source>Walls cut hexes off. Repair this with a swap, or take something back.</source>
        <translation>Mury odcinają heksy. Napraw to zamianą albo wycofaj coś.</translation>
    </message>
    <message>
        <source>Draw a path and a wall, in either order.</source>
        <translation>Narysuj ścieżkę i mur w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>Now draw a wall.</source>
        <translation>Teraz narysuj mur.</translation>
    </message>
    <message>
        <source>Now draw a path.</source>
        <translation>Teraz narysuj ścieżkę.</translation>
    </message>
    <message>
        <source>The paths form a loop, which a swap must repair.</source>
        <translation>Ścieżki tworzą pętlę, którą musi naprawić zamiana.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, which a swap must repair.</source>
        <translation>Mury odcinają heksy, co musi naprawić zamiana.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Zakończ turę.</translation>
    </message>
    <message>
        <source>A path</source>
        <translation>Ścieżka</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>A swap, half done</source>
        <translation>Zamiana, w połowie</translation>
    </message>
    <message>
        <source>A swap, if you like</source>
        <translation>Zamiana, jeśli chcesz</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a path or a wall where the ring is</source>
        <translation>Rysowanie ścieżki lub muru w miejscu z pierścieniem</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, klawiatura numeryczna</translation>
    </message>
    <message>
        <source>The direction in which to draw from a hex</source>
        <translation>Kierunek rysowania z heksu</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciągnięcie</translation>
    </message>
    <message>
        <source>Draw a path from hex to hex, or a wall along a side</source>
        <translation>Rysowanie ścieżki z heksu do heksu albo muru wzdłuż boku</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Prawy przycisk</translation>
    </message>
    <message>
        <source>Draw a wall, or erase what you have just drawn</source>
        <translation>Rysowanie muru albo ścieranie tego, co właśnie narysowano</translation>
    </message>
    <message>
        <source>No route is complete yet</source>
        <translation>Jeszcze bez ukończonej trasy</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your walls: it becomes a path, and the chosen path becomes a wall. To cancel, click the path again.</source>
        <translation>Połowa zamiany jest wybrana. Teraz kliknij jeden swój mur, a zmieni się jedno i drugie. Aby anulować, kliknij ponownie wybraną ścieżkę.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your paths: it becomes a wall, and the chosen wall becomes a path. To cancel, click the wall again.</source>
        <translation>Połowa zamiany jest wybrana. Teraz kliknij jedną swoją ścieżkę, a zmieni się jedno i drugie. Aby anulować, kliknij ponownie wybrany mur.</translation>
    </message>
    <message>
        <source>End the turn, or swap: click one of your paths and one of your walls, in either order. The path becomes a wall, and the wall a path.</source>
        <translation>Zakończ turę albo zamień: kliknij swoją ścieżkę lub swój mur, a potem coś drugiego rodzaju. Jedno staje się drugim.</translation>
    </message>
    <message>
        <source>Then, if you like, a swap: one path becomes a wall, and one wall becomes a path</source>
        <translation>Potem, jeśli chcesz, zamiana: ścieżka staje się murem, a mur ścieżką</translation>
    </message>
    <message>
        <source>Points are counted as if the game ended now</source>
        <translation>Punkty podano tak, jakby partia kończyła się teraz</translation>
    </message>
    <message>
        <source>All routes are complete: the game ends with this turn</source>
        <translation>Wszystkie trasy są ukończone: partia kończy się z tą turą</translation>
    </message>
    <message>
        <source>One path can complete the last route and end the game</source>
        <translation>Jedna ścieżka może ukończyć ostatnią trasę i zakończyć partię</translation>
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
        <translation>kończy trasę %1 (%2)</translation>
    </message>
    <message>
        <source>breaks route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>przerywa trasę %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>sets route %1 back: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>wydłuża trasę %1: brakuje %n ścieżki zamiast %2</numerusform>
            <numerusform>wydłuża trasę %1: brakuje %n ścieżek zamiast %2</numerusform>
            <numerusform>wydłuża trasę %1: brakuje %n ścieżek zamiast %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings route %1 closer: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>przybliża trasę %1: brakuje %n ścieżki zamiast %2</numerusform>
            <numerusform>przybliża trasę %1: brakuje %n ścieżek zamiast %2</numerusform>
            <numerusform>przybliża trasę %1: brakuje %n ścieżek zamiast %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassPhrases</name>
    <message>
        <source>The game ends once paths join all six corners. Whoever owns the most paths on the three routes wins.</source>
        <translation>Gdy ścieżki połączą wszystkie sześć rogów, wygrywa ten, kto ma najwięcej ścieżek na trzech trasach.</translation>
    </message>
    <message>
        <source>path %1</source>
        <comment>a link: path C3–C4</comment>
        <translation>ścieżka %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <comment>a link: wall B1|B2</comment>
        <translation>mur %1</translation>
    </message>
    <message>
        <source>path %1 becomes a wall</source>
        <translation>ścieżka %1 staje się murem</translation>
    </message>
    <message>
        <source>wall %1 becomes a path</source>
        <translation>mur %1 staje się ścieżką</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <comment>a path and a wall that change: swap C3–C4 and B1|B2</comment>
        <translation>zamiana %1 i %2</translation>
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
        <translation>Trasa %1 jest ukończona: %2.</translation>
    </message>
    <message>
        <source>Route %1 is broken.</source>
        <comment>a letter</comment>
        <translation>Trasa %1 jest przerwana.</translation>
    </message>
    <message>
        <source>Route %1, from %2 to %3</source>
        <comment>a letter and two hexes</comment>
        <translation>Trasa %1, z %2 do %3</translation>
    </message>
    <message>
        <source>%1: not complete yet.</source>
        <comment>a route</comment>
        <translation>%1: jeszcze nieukończona.</translation>
    </message>
    <message>
        <source>%1: complete. %2.</source>
        <comment>a route, players with their points</comment>
        <translation>%1: ukończona. %2.</translation>
    </message>
</context>
<context>
    <name>BypassRules</name>
    <message>
        <source>Everybody draws on the same board, each in their own colour. Little by little, everybody’s &lt;b&gt;paths&lt;/b&gt; grow into one network, and &lt;b&gt;walls&lt;/b&gt; limit where it can go. In the end, three routes run through the network. Whoever owns the most paths on these routes wins.</source>
        <translation>Wszyscy rysują na tej samej planszy, każdy własnym kolorem. Krok po kroku wszystkie wasze &lt;b&gt;ścieżki&lt;/b&gt; zrastają się w jedną sieć, a &lt;b&gt;mury&lt;/b&gt; decydują, dokąd nie może sięgnąć. Na końcu biegną przez nią trzy trasy. Wygrywa ten, kto ma na nich najwięcej ścieżek.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Between any two neighbouring hexes there is a &lt;b&gt;link&lt;/b&gt;. A link is open, or it holds one path or one wall. It never holds two things at once, whoever they belong to. There are no links along the outer edge of the board.</source>
        <translation>Dwa sąsiednie heksy tworzą &lt;b&gt;połączenie&lt;/b&gt;. Połączenie jest wolne albo ma jedną ścieżkę, albo jeden mur. Nigdy nie ma dwóch rzeczy naraz, bez względu na to, czyje są. Zewnętrzna krawędź planszy nie jest połączeniem.</translation>
    </message>
    <message>
        <source>Your turn: a path and a wall</source>
        <translation>Twoja tura: ścieżka i mur</translation>
    </message>
    <message>
        <source>On each turn you draw one &lt;b&gt;path&lt;/b&gt; and one &lt;b&gt;wall&lt;/b&gt;. You may begin with either.</source>
        <translation>W każdej turze rysujesz jedną &lt;b&gt;ścieżkę&lt;/b&gt; i jeden &lt;b&gt;mur&lt;/b&gt;. Możesz zacząć od dowolnego z nich.</translation>
    </message>
    <message>
        <source>A board with three hexes a side. Violet has three paths, amber two. Violet has just drawn the third, from the middle hex to the hex at its lower right.</source>
        <translation>Plansza z trzema heksami na boku. Fioletowy i bursztynowy mają po dwie ścieżki. Fioletowy właśnie narysował trzecią, ze środkowego heksu w prawo w dół.</translation>
    </message>
    <message>
        <source>A path is a line from the middle of a hex to the middle of its neighbour. It doesn’t have to touch your other paths.</source>
        <translation>Ścieżka to linia od środka heksu do środka sąsiedniego heksu. Nie musi stykać się z inną twoją ścieżką.</translation>
    </message>
    <message>
        <source>The same board. Violet has also drawn a wall between two hexes on the left.</source>
        <translation>Ta sama plansza. Fioletowy narysował też mur między dwoma heksami po lewej.</translation>
    </message>
    <message>
        <source>A wall lies on the side between two hexes. No path can cross it, not even your own.</source>
        <translation>Mur leży na boku między dwoma heksami. Nie może go przeciąć żadna ścieżka, nawet twoja.</translation>
    </message>
    <message>
        <source>The swap</source>
        <translation>Zamiana</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may &lt;b&gt;swap&lt;/b&gt;: one of your paths becomes a wall, and one of your walls becomes a path, both staying on their links. You do both or neither, at most once a turn, and only with your own paths and walls, including those drawn this turn.</source>
        <translation>Gdy ścieżka i mur są narysowane, możesz dokonać &lt;b&gt;zamiany&lt;/b&gt;: jedna twoja ścieżka staje się murem na tym samym połączeniu, a jeden twój mur staje się ścieżką na swoim połączeniu. Robisz jedno i drugie albo nic, raz na turę i tylko z tym, co należy do ciebie. Możesz też zamieniać linie narysowane w tej turze.</translation>
    </message>
    <message>
        <source>The same board after a swap. The violet path at the top left has become a wall, and a violet wall on the right has become a path.</source>
        <translation>Ta sama plansza po zamianie. Tam, gdzie fioletowy miał ścieżkę u góry po lewej, stoi teraz fioletowy mur, a fioletowy mur po prawej stał się ścieżką.</translation>
    </message>
    <message>
        <source>Violet has turned the path at the top left into a wall and the wall on the right into a path.</source>
        <translation>Fioletowy oddał ścieżkę u góry po lewej i otworzył mur po prawej.</translation>
    </message>
    <message>
        <source>No loops</source>
        <translation>Bez pętli</translation>
    </message>
    <message>
        <source>When a turn ends, the paths must not form a &lt;b&gt;loop&lt;/b&gt;. All paths count for this, whatever their colour: between two hexes, there is never more than one way along paths.</source>
        <translation>Gdy tura się kończy, ścieżki nie mogą tworzyć &lt;b&gt;pętli&lt;/b&gt;. Liczą się wszystkie ścieżki, bez względu na kolor: z jednego heksu do drugiego nigdy nie prowadzi więcej niż jedna droga.</translation>
    </message>
    <message>
        <source>Three paths, violet and amber, join three hexes at the upper right in a loop. The loop glows.</source>
        <translation>Trzy heksy u góry po prawej są połączone trzema ścieżkami, fioletowymi i bursztynowymi. Pętla świeci.</translation>
    </message>
    <message>
        <source>The new path has closed a loop at the upper right. As it stands, violet can’t end the turn.</source>
        <translation>Nowa ścieżka zamknęła pętlę u góry po prawej. W tym stanie fioletowy nie może zakończyć tury.</translation>
    </message>
    <message>
        <source>One path of the loop has become a wall, and a violet wall on the right has become a path. Nothing glows any more.</source>
        <translation>Jedna ścieżka z pętli stała się murem, a fioletowy mur po prawej stał się ścieżką. Nic już nie świeci.</translation>
    </message>
    <message>
        <source>With a swap, violet has turned one path of the loop into a wall. Now the turn may end. “Show me” finds such swaps for you.</source>
        <translation>Fioletowy usunął zamianą jedną ścieżkę z pętli. Teraz tura może się zakończyć. „Pokaż” znajdzie takie zamiany za ciebie.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <translation>Nic nie jest odcięte</translation>
    </message>
    <message>
        <source>When a turn ends, walls must not cut a hex or a group of hexes off from the rest. It must be possible to walk from every hex to every other without crossing a wall.</source>
        <translation>Gdy tura się kończy, mury nie mogą odcinać od reszty żadnego heksu ani grupy heksów. Z każdego heksu musi się dać dojść do każdego innego bez przechodzenia przez mur.</translation>
    </message>
    <message>
        <source>Three walls around the corner at the lower left. The corner is shaded.</source>
        <translation>Trzy mury wokół rogu u dołu po lewej. Róg jest zacieniony.</translation>
    </message>
    <message>
        <source>The third wall has cut off the corner at the lower left. Violet can use a swap to turn a violet wall there into a path, or take back the last wall and draw it elsewhere.</source>
        <translation>Trzeci mur odciął róg u dołu po lewej. Fioletowy może otworzyć zamianą jeden ze swoich murów albo narysować ostatni mur gdzie indziej.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>On each route you score one point for every path of your own. A path that lies on two or three routes scores two or three points. Walls score nothing, and neither do paths that lie on no route.</source>
        <translation>Na każdej trasie dostajesz jeden punkt za każdą własną ścieżkę. Ścieżka, która leży na dwóch lub trzech trasach, daje dwa lub trzy punkty. Mury nic nie dają, ścieżki poza trasami też nie.</translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation>Plansze i gracze</translation>
    </message>
    <message>
        <source>The full game has five hexes a side. Four hexes a side make a quicker game; three make a ten-minute game for two or three players. The board of points is the board with four hexes a side, drawn differently: paths are sticks between the points, and walls are counters on the lines.</source>
        <translation>Pięć heksów na boku to pełna gra. Z czterema jest szybciej, a z trzema gra się dziesięć minut we dwie lub trzy osoby. Plansza z punktami to ta z czterema na boku, inaczej narysowana: ścieżki to patyczki między punktami, mury to żetony na liniach.</translation>
    </message>
    <message>
        <source>With three or more players, anyone may leave. Paths and walls of players who have left stay on the board, and these paths still form part of routes.</source>
        <translation>Gdy graczy jest troje lub więcej, każdy może opuścić grę. To, co narysował, zostaje i liczy się do tras pozostałych.</translation>
    </message>
    <message>
        <source>You can print all four boards from the Game menu and play with pens.</source>
        <translation>Wszystkie cztery plansze możesz wydrukować z menu Gra i grać pisakami.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi ta gra</translation>
    </message>
    <message>
        <source>Bypass is a game by Raymond Gallardo from 2010.</source>
        <translation>Bypass to gra Raymonda Gallardo z 2010 roku.</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a Greek letter. Opposite corners share a letter: two have α, two have β and two have γ.</source>
        <translation>Sześć heksów, po jednym w każdym rogu, ma grecką literę. Przeciwległe rogi mają tę samą: są dwie litery α, dwie β i dwie γ.</translation>
    </message>
    <message>
        <source>To draw a path, drag from hex to hex. To draw a wall, use the right mouse button or take the pen for walls. With a pen in hand, you can also draw with a click. You can take everything back until you end the turn.</source>
        <translation>Na stole przeciągnij z heksu do heksu, aby narysować ścieżkę. Mur rysuje się prawym przyciskiem albo pisakiem do murów. Z pisakiem w ręce rysuje też kliknięcie. Dopóki nie zakończysz tury, możesz wszystko wycofać.</translation>
    </message>
    <message>
        <source>During the turn, a loop is allowed, as a swap may still &lt;b&gt;repair&lt;/b&gt; it.</source>
        <translation>W trakcie tury to jeszcze nic złego. Zamiana może to &lt;b&gt;naprawić&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The game ends at once when a turn leaves all six letters connected. As there are no loops, exactly one &lt;b&gt;route&lt;/b&gt; leads from α to α, one from β to β and one from γ to γ.</source>
        <translation>Gra kończy się od razu, gdy po czyjejś turze wszystkie sześć liter jest połączonych. Ponieważ nie ma pętli, z α do α prowadzi dokładnie jedna &lt;b&gt;trasa&lt;/b&gt;, z β do β jedna i z γ do γ jedna.</translation>
    </message>
    <message>
        <source>A finished game. The network connects all six letters. Violet scores 3 points on α, 2 on β and 2 on γ; amber scores 2 on each.</source>
        <translation>Skończona partia. Sieć łączy wszystkie sześć liter. Fioletowy dostaje 3 punkty na α, 2 na β i 2 na γ; bursztynowy po 2 na każdej.</translation>
    </message>
    <message>
        <source>Violet owns three paths on route α, two on β and two on γ: seven points in all. One path lies on both α and β and counts twice. Amber has two paths on each route: six points.</source>
        <translation>Fioletowy ma trzy ścieżki na trasie α, dwie na β i dwie na γ, razem siedem punktów. Jedna z nich leży na α i na β, więc liczy się dwa razy. Bursztynowy ma po dwie na każdej trasie, sześć punktów.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If several players share the lead, they share the win, with one exception: &lt;b&gt;whoever ended the game doesn’t share&lt;/b&gt;. So think twice before you connect the last letter.</source>
        <translation>Wygrywa ten, kto ma najwięcej punktów. Jeśli prowadzi kilka osób, dzielą zwycięstwo, z jednym wyjątkiem: &lt;b&gt;kto zakończył grę, nie ma w nim udziału&lt;/b&gt;. Zastanów się więc dwa razy, zanim połączysz ostatnią literę.</translation>
    </message>
    <message>
        <source>A route is &lt;b&gt;complete&lt;/b&gt; as soon as paths connect its two hexes. It glows, and the players’ cards show how many points each would have if the game ended now. A swap may still break the route.</source>
        <translation>Trasa jest &lt;b&gt;ukończona&lt;/b&gt;, gdy tylko jej dwa heksy są połączone. Świeci wtedy, a karty graczy mówią, ile punktów miałby każdy, gdyby gra skończyła się teraz. Zamiana może ją jeszcze przerwać.</translation>
    </message>
</context>
<context>
    <name>BypassSheet</name>
    <message>
        <source>By Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Route %1</source>
        <comment>a letter, above its score track</comment>
        <translation>Trasa %1</translation>
    </message>
    <message>
        <source>Your turn: lay a stick on a line as a path, and a counter on the middle of another line as a wall.
Then, if you like, let one of your sticks and one of your counters change places.</source>
        <translation>Twoja tura: połóż patyczek na linii jako ścieżkę, a żeton na środku innej linii jako mur.
Potem możesz zamienić miejscami jeden swój patyczek i jeden swój żeton.</translation>
    </message>
    <message>
        <source>Your turn: draw a path from hex to hex and a wall between two hexes.
Then, if you like, change one of your paths into a wall and one of your walls into a path.</source>
        <translation>Twoja tura: narysuj ścieżkę z heksu do heksu i mur między dwoma heksami.
Potem możesz zmienić jedną własną ścieżkę w mur i jeden własny mur w ścieżkę.</translation>
    </message>
    <message>
        <source>When your turn ends, the paths must not form a loop, and the walls must not cut anything off.
When all six letters are connected, the game ends.
Each of your paths on the routes from α to α, β to β and γ to γ scores a point: mark it on that route’s track. If you pass the end of a track, carry on from its start.
The highest total wins. Players who tie share the win, but whoever ended the game doesn’t share.</source>
        <translation>Po twojej turze ścieżki nie tworzą pętli, a mury niczego nie odcinają.
Gdy wszystkie sześć liter jest połączonych, gra się kończy.
Każda twoja ścieżka na trasach z α do α, z β do β i z γ do γ daje punkt: zaznacz go kropką na torze, a po jego końcu idź jeszcze raz od początku.
Wygrywa najwyższa suma. Jeśli ma ją kilka osób, ten, kto zakończył grę, nie dzieli zwycięstwa.</translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message>
        <source>There is no hex %1 on this board.</source>
        <translation>Na tej planszy nie ma heksu %1.</translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other, so nothing links them.</source>
        <translation>%1 i %2 nie leżą obok siebie, więc nie ma między nimi połączenia.</translation>
    </message>
    <message>
        <source>A turn has only one path, and you have drawn it. Take it back to draw another.</source>
        <translation>Na turę przypada jedna ścieżka, a twoja jest już narysowana. Wycofaj ją, aby narysować inną.</translation>
    </message>
    <message>
        <source>A turn has only one wall, and you have drawn it. Take it back to draw another.</source>
        <translation>Na turę przypada jeden mur, a twój jest już narysowany. Wycofaj go, aby narysować inny.</translation>
    </message>
    <message>
        <source>Draw your path and your wall first. Then you may swap.</source>
        <translation>Najpierw narysuj ścieżkę i mur. Potem możesz dokonać zamiany.</translation>
    </message>
    <message>
        <source>You have already made your swap. A turn has only one.</source>
        <translation>Zamiana jest już zrobiona. W turze jest tylko jedna.</translation>
    </message>
    <message>
        <source>Your turn still needs a path.</source>
        <translation>W twojej turze brakuje jeszcze ścieżki.</translation>
    </message>
    <message>
        <source>Your turn still needs a wall.</source>
        <translation>W twojej turze brakuje jeszcze muru.</translation>
    </message>
    <message>
        <source>Draw a path and a wall before you end the turn.</source>
        <translation>Zanim zakończysz turę, narysuj ścieżkę i mur.</translation>
    </message>
    <message>
        <source>A swap changes two different links, but you have already changed %1.</source>
        <translation>Zamiana zmienia dwa różne połączenia, a %1 właśnie zmieniono.</translation>
    </message>
    <message>
        <source>The paths form a loop. No turn may end like this.</source>
        <translation>Ścieżki tworzą pętlę. Tak żadna tura nie może się skończyć.</translation>
    </message>
    <message>
        <source>Walls cut off %1. No turn may end like this.</source>
        <translation>Mury odcinają %1. Tak żadna tura nie może się skończyć.</translation>
    </message>
    <message>
        <source>The game is over: all letters are connected.</source>
        <translation>Partia jest skończona: wszystkie litery są połączone.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player and their points</comment>
        <translation>%1 ma %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and their points, in a list</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <comment>players with their points</comment>
        <translation>Pozostali: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation>
            <numerusform>%1 ma na trzech trasach %n punkt.</numerusform>
            <numerusform>%1 ma na trzech trasach %n punkty.</numerusform>
            <numerusform>%1 ma na trzech trasach %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation>
            <numerusform>%1 mają na trzech trasach po %n punkcie.</numerusform>
            <numerusform>%1 mają na trzech trasach po %n punkty.</numerusform>
            <numerusform>%1 mają na trzech trasach po %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the game and so doesn’t share the win.</source>
        <translation>Kto zakończył partię, nie dzieli zwycięstwa: %1.</translation>
    </message>
    <message>
        <source>Players who have left can’t win: %1.</source>
        <translation>Kto opuścił grę, nie może wygrać: %1.</translation>
    </message>
    <message>
        <source>%2’s path is on %1 already.</source>
        <translation>Na %1 jest już ścieżka (%2).</translation>
    </message>
    <message>
        <source>%2’s wall is in the way on %1. A path can’t cross it.</source>
        <translation>Na %1 drogę zagradza mur (%2). Ścieżka nie może go przeciąć.</translation>
    </message>
    <message>
        <source>%2’s path runs along %1. A wall can’t cross it.</source>
        <translation>Wzdłuż %1 biegnie ścieżka (%2). Mur nie może jej przeciąć.</translation>
    </message>
    <message>
        <source>%2’s wall is on %1 already.</source>
        <translation>Na %1 jest już mur (%2).</translation>
    </message>
    <message>
        <source>Nothing can be drawn on a single hex. Drag from this hex to one beside it, or click the side between two hexes.</source>
        <translation>Na samym heksie niczego się nie rysuje. Przeciągnij stąd do sąsiedniego heksu albo kliknij bok między dwoma heksami.</translation>
    </message>
    <message>
        <source>Nothing can be put on a single point. Drag from this point to one beside it, or click the line between two points.</source>
        <translation>Na samym punkcie niczego się nie kładzie. Przeciągnij stąd do sąsiedniego punktu albo kliknij linię między dwoma punktami.</translation>
    </message>
    <message>
        <source>You have no path on %1. For a swap, click one of your own paths: it becomes a wall.</source>
        <translation>Na %1 nie ma twojej ścieżki. Do zamiany kliknij własną ścieżkę: zmieni się w mur.</translation>
    </message>
    <message>
        <source>You have no wall on %1. For a swap, click one of your own walls: it becomes a path.</source>
        <translation>Na %1 nie ma twojego muru. Do zamiany kliknij własny mur: zmieni się w ścieżkę.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a wall. Now click one of your paths.</source>
        <translation>Połowa zamiany jest wybrana: mur. Teraz kliknij jedną ze swoich ścieżek.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a path. Now click one of your walls.</source>
        <translation>Połowa zamiany jest wybrana: ścieżka. Teraz kliknij jeden ze swoich murów.</translation>
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
        <translation>Rysuj ścieżki i mury w swoim kolorze i zdobądź większą część trzech tras niż ktokolwiek inny.</translation>
    </message>
    <message>
        <source>Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Many groups let you place many stones, but only the largest one counts in the end. When do you join them?</source>
        <translation>Wiele grup pozwala stawiać wiele kamieni, ale na końcu liczy się tylko największa. Kiedy je połączysz?</translation>
    </message>
    <message>
        <source>Nick Bentley, 2010</source>
        <translation>Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam, dla The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Push cards into the rows, shift the whole landscape, and complete your pathway from shore to shore first.</source>
        <translation>Wsuwaj karty w rzędy, przesuwaj cały krajobraz i ułóż swoją drogę od brzegu do brzegu, zanim zrobi to przeciwnik.</translation>
    </message>
    <message>
        <source>Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter i Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Leap over long chains, trade places across the board, and roll your ten pieces home.</source>
        <translation>Przeskakuj długie łańcuchy, zamieniaj pionki miejscami przez całą planszę i sprowadź swoje dziesięć pionków do domu tak, jak pozwolą kości.</translation>
    </message>
    <message>
        <source>Step through the spaces between the lines: each group of three that you complete brings in another of your pieces.</source>
        <translation>Przechodź przez pola między liniami: każda uzupełniona trójka wprowadza twój kolejny pionek.</translation>
    </message>
    <message>
        <source>Never share a line with your opponent. Room runs out quickly, and whoever can’t place a piece loses.</source>
        <translation>Nigdy nie stawaj na jednej linii z przeciwnikiem. Szybko robi się ciasno, a kto nie znajdzie miejsca, przegrywa.</translation>
    </message>
    <message>
        <source>Three pieces on the board, thirty-seven waiting outside: bring them all in, in as few moves as you can.</source>
        <translation>Trzy pionki na planszy, trzydzieści siedem czeka na zewnątrz: wprowadź wszystkie w jak najmniejszej liczbie ruchów.</translation>
    </message>
    <message>
        <source>Peg solitaire with jumps round corners: jump until a single piece is left, in the very centre.</source>
        <translation>Samotnik z zakrętami: skacz, aż zostanie jeden pionek, dokładnie na środku.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours, coiled into a spiral. Unwind it leap by leap down to the last piece.</source>
        <translation>Czterdzieści pionków w czterech kolorach, zwiniętych w spiralę. Rozwijaj ją skok po skoku, aż zostanie ostatni.</translation>
    </message>
    <message>
        <source>Plan in secret, then set off together: road signs send you far, unless somebody else has bent the road.</source>
        <translation>Planujcie w tajemnicy i ruszajcie razem: znaki drogowe prowadzą daleko, chyba że ktoś inny skieruje drogę gdzie indziej.</translation>
    </message>
</context>
<context>
    <name>ChallengeArranger</name>
    <message>
        <source>Piece</source>
        <translation>Pionek</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <comment>colour</comment>
        <translation>Pionek: %1</translation>
    </message>
</context>
<context>
    <name>ChallengeFace</name>
    <message>
        <source>Start</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Where the pieces are at the start.</source>
        <translation>Gdzie pionki stoją na początku.</translation>
    </message>
    <message>
        <source>On: no piece may pass over its own colour.</source>
        <translation>Włączone: pionek nie może przechodzić nad własnym kolorem.</translation>
    </message>
    <message>
        <source>Play a solution</source>
        <translation>Odtwarzanie rozwiązania</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zaczynanie od nowa</translation>
    </message>
    <message>
        <source>Send the newest piece back out</source>
        <translation>Wycofanie z planszy pionka, który wszedł ostatni</translation>
    </message>
    <message>
        <source>A hint; press again to see the whole move</source>
        <translation>Wskazówka; za drugim razem cały ruch</translation>
    </message>
</context>
<context>
    <name>ChallengeRules</name>
    <message>
        <source>Three pieces are on the board; thirty-seven wait outside. Bring them &lt;b&gt;all&lt;/b&gt; in, in as few moves as you can. Pieces stand in the &lt;b&gt;spaces&lt;/b&gt; between the lines.</source>
        <translation>Trzy pionki są na planszy, trzydzieści siedem czeka poza nią. Wprowadź je &lt;b&gt;wszystkie&lt;/b&gt; w jak najmniejszej liczbie ruchów. Pionki stoją na &lt;b&gt;polach&lt;/b&gt; między liniami.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>A move takes one piece across a side of its space into an empty space next to it. Spaces that meet only at a point aren’t neighbours, and there is no jumping. You may move any piece, as often as you like.</source>
        <translation>Ruch przenosi jeden pionek przez bok na puste pole. Pola, które stykają się tylko w punkcie, nie są sąsiadami, a skakać nie wolno. Możesz ruszać dowolnym pionkiem, ile razy chcesz.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>Trójki</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet in a T: they form a &lt;b&gt;group of three&lt;/b&gt;. If you move into a group and exactly &lt;b&gt;one&lt;/b&gt; of its spaces is still empty, a piece may come into that space from outside. This costs no move.</source>
        <translation>Gdzie linia kończy się na innej linii, trzy pola spotykają się w kształcie T: tworzą &lt;b&gt;trójkę&lt;/b&gt;. Jeśli wejdziesz do trójki i puste jest jeszcze dokładnie &lt;b&gt;jedno&lt;/b&gt; jej pole, może tam wejść pionek spoza planszy. To nie kosztuje ruchu.</translation>
    </message>
    <message>
        <source>A piece has moved into a space. Two of the three spaces around a T now hold pieces, and a third piece comes into the empty one.</source>
        <translation>Pionek wszedł na pole. Z trzech pól wokół T dwa są teraz zajęte, a na puste wchodzi trzeci pionek.</translation>
    </message>
    <message>
        <source>The move from d1 to e1 fills the second space of a group, so a piece may come in on g2, the third space.</source>
        <translation>Ruch z d1 na e1 zajmuje drugie pole trójki. Na g2 może wejść pionek.</translation>
    </message>
    <message>
        <source>Transit</source>
        <translation>Tranzyt</translation>
    </message>
    <message>
        <source>A piece in one of the four transit spaces, with an arrow for each of its ways out.</source>
        <translation>Pionek na jednym z czterech pól tranzytowych, ze strzałką dla każdej drogi wyjścia.</translation>
    </message>
    <message>
        <source>The piece on b1 has to move on now. No other piece may move.</source>
        <translation>Pionek na b1 musi teraz iść dalej. Żaden inny nie może się ruszyć.</translation>
    </message>
    <message>
        <source>Sixteen pieces lie around the centre. Jump until a &lt;b&gt;single piece&lt;/b&gt; is left, and let it come to rest in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>Szesnaście pionków stoi wokół środka. Skacz, aż zostanie &lt;b&gt;jeden pionek&lt;/b&gt;, i niech spocznie na &lt;b&gt;środkowym kwadracie&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Jumping</source>
        <translation>Skoki</translation>
    </message>
    <message>
        <source>A piece jumps over &lt;b&gt;one&lt;/b&gt; piece on a neighbouring node and lands on an empty node next to that piece. Two nodes are neighbours if one comes right after the other on a line. The piece jumped over leaves the board.</source>
        <translation>Pionek skacze nad &lt;b&gt;jednym&lt;/b&gt; sąsiadem na pusty punkt obok tego sąsiada. Sąsiednie są punkty, które następują po sobie na linii. Przeskoczony pionek schodzi z planszy.</translation>
    </message>
    <message>
        <source>A piece has jumped over its neighbour and turned there. The piece jumped over is marked.</source>
        <translation>Pionek przeskoczył nad sąsiadem. Jego droga skręca przy przeskoczonym pionku, który jest zaznaczony.</translation>
    </message>
    <message>
        <source>The jump may go straight on or &lt;b&gt;turn&lt;/b&gt; at the piece jumped over. But it must not end where it began.</source>
        <translation>Skok może iść prosto albo &lt;b&gt;skręcać&lt;/b&gt; przy przeskakiwanym pionku. Nie może tylko skończyć się tam, gdzie się zaczął.</translation>
    </message>
    <message>
        <source>The same piece in hand, with a mark on each node where it may land.</source>
        <translation>Ten sam pionek w ręce, ze znaczkiem na każdym punkcie, na którym może wylądować.</translation>
    </message>
    <message>
        <source>All places where the piece from D7 may land. Point at a place to see which piece would be removed.</source>
        <translation>Wszystkie miejsca, na których może wylądować pionek z D7. Wskaż jedno z nich, aby zobaczyć, co by zniknęło.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours are coiled into a spiral. Unwind the spiral until a &lt;b&gt;single piece&lt;/b&gt; is left. Ideally, that piece ends in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>Czterdzieści pionków w czterech kolorach tworzy spiralę. Rozwijaj ją, aż zostanie &lt;b&gt;jeden pionek&lt;/b&gt;. Najlepiej, gdy skończy na &lt;b&gt;środkowym kwadracie&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Leaping</source>
        <translation>Przeskoki</translation>
    </message>
    <message>
        <source>A piece travels over a &lt;b&gt;chain&lt;/b&gt; of one or more pieces, each next to the one before, and lands on an empty node next to the last one. The travelling piece may turn at every node, but it can’t pass a node twice.</source>
        <translation>Pionek wędruje nad &lt;b&gt;łańcuchem&lt;/b&gt; z jednego lub kilku pionków, z których każdy stoi obok poprzedniego, i ląduje na pustym punkcie obok ostatniego. Może skręcać na każdym punkcie. Przez żaden punkt nie przechodzi dwa razy.</translation>
    </message>
    <message>
        <source>A piece never passes over its &lt;b&gt;own colour&lt;/b&gt;. If you play without colours, it may pass over any piece.</source>
        <translation>Pionek nigdy nie przechodzi nad &lt;b&gt;własnym kolorem&lt;/b&gt;. W grze bez kolorów może przechodzić nad każdym pionkiem.</translation>
    </message>
    <message>
        <source>A white piece has travelled over a black piece, then over a red one. The red piece is marked.</source>
        <translation>Biały pionek przeszedł nad czarnym i czerwonym. Czerwony, ostatni, jest zaznaczony.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last&lt;/b&gt; piece passed over leaves the board. The others stay.</source>
        <translation>&lt;b&gt;Ostatni&lt;/b&gt; pionek, nad którym przechodzisz, schodzi z planszy. Inne zostają.</translation>
    </message>
    <message>
        <source>On an exit point</source>
        <translation>Na wyjściu</translation>
    </message>
    <message>
        <source>A piece on one of the eight outermost nodes leaps only &lt;b&gt;along the outer edge&lt;/b&gt; of the board: its chain and the node it lands on must be on that edge.</source>
        <translation>Pionek na jednym z ośmiu skrajnych punktów przeskakuje tylko &lt;b&gt;po obwodzie&lt;/b&gt; planszy: leżą na nim i łańcuch, i miejsce lądowania.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi ta gra</translation>
    </message>
    <message>
        <source>One of the solitaire challenges of Over-Pass by Arthur Blumberg, Kadon Enterprises.</source>
        <translation>Jedno z wyzwań solo z zestawu Over-Pass, autor: Arthur Blumberg, Kadon Enterprises.</translation>
    </message>
    <message>
        <source>If one move fills the second space of several groups, a piece may come in for each of them. A piece that comes in doesn’t bring in others. If you don’t bring a piece in right after the move, you can’t do so later.</source>
        <translation>Jeden ruch może wprowadzić kilka pionków, jeśli uzupełnia kilka trójek. Pionek, który wchodzi, nie wprowadza następnych, a czego nie wprowadzisz od razu, to w tym ruchu przepada.</translation>
    </message>
    <message>
        <source>The four spaces around the inner square are &lt;b&gt;transit&lt;/b&gt; spaces. A piece may enter a transit space, but the &lt;b&gt;very next&lt;/b&gt; move has to take that piece out again, even if only back to where it came from. No piece may enter the Center Square.</source>
        <translation>Cztery pola wokół wewnętrznego kwadratu to &lt;b&gt;tranzyt&lt;/b&gt;. Pionek może na nie wejść, ale &lt;b&gt;zaraz w następnym&lt;/b&gt; ruchu musi iść dalej, nawet jeśli wraca. Środkowy kwadrat zostaje pusty.</translation>
    </message>
    <message>
        <source>A jump from D7 over C7 to B0. The piece on C7 leaves the board.</source>
        <translation>Z D7 nad C7 na B0. Pionek na C7 schodzi z planszy.</translation>
    </message>
    <message>
        <source>The white piece travels over black, then over red. The red piece, passed over last, leaves the board.</source>
        <translation>Biały pionek wędruje nad czarnym i czerwonym. Czerwony jest ostatni, więc schodzi z planszy.</translation>
    </message>
    <message>
        <source>Often a piece can reach the same node in several ways that remove different pieces. Those pieces light up, and you choose the one to remove.</source>
        <translation>Często na jeden punkt prowadzi kilka dróg, które usuwają różne pionki. Wtedy te pionki się podświetlają, a ty wskazujesz ten, który schodzi.</translation>
    </message>
    <message>
        <source>Undo and redo as much as you like. &lt;b&gt;Hint&lt;/b&gt; looks for a solution from the current position and shows which piece moves next; ask again to see the whole move. If there is no solution, the hint says how far to go back. If you use hints, you earn only one star. &lt;b&gt;Solution&lt;/b&gt; plays a solution from start to end; if you play a solution yourself after that, you earn a hollow star.</source>
        <translation>Cofaj i ponawiaj, ile chcesz. &lt;b&gt;Wskazówka&lt;/b&gt; szuka rozwiązania od obecnej pozycji i pokazuje, który pionek ruszyć teraz, a za drugim razem cały ruch. Jeśli rozwiązania nie ma, mówi, jak daleko trzeba się cofnąć. Ze wskazówkami zdobywa się jedną gwiazdkę. &lt;b&gt;Rozwiąż&lt;/b&gt; odtwarza rozwiązanie od początku do końca; kto zagra je potem sam, dostaje pustą gwiazdkę.</translation>
    </message>
</context>
<context>
    <name>ChallengeTexts</name>
    <message>
        <source>There is no piece on %1 that could jump.</source>
        <translation>Na %1 nie ma pionka, który mógłby skoczyć.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t jump over itself.</source>
        <translation>Pionek na %1 nie może skoczyć nad samym sobą.</translation>
    </message>
    <message>
        <source>A jump goes over a piece, but %1 is empty.</source>
        <translation>Skacze się nad pionkiem, a %1 jest puste.</translation>
    </message>
    <message>
        <source>A piece jumps over its neighbour, but %1 and %2 aren’t neighbours.</source>
        <translation>Pionek skacze nad sąsiadem, a %1 i %2 nie sąsiadują ze sobą.</translation>
    </message>
    <message>
        <source>A jump can’t end on %1, where it began.</source>
        <translation>Skok nie może się skończyć na %1, gdzie się zaczął.</translation>
    </message>
    <message>
        <source>A jump over %1 ends right beside it, but %2 isn’t beside %1.</source>
        <translation>Skok nad %1 kończy się tuż obok, a %2 tam nie leży.</translation>
    </message>
    <message>
        <source>A jump ends on an empty node, but %1 is taken.</source>
        <translation>Skok kończy się na pustym punkcie, a %1 jest zajęte.</translation>
    </message>
    <message>
        <source>There is no piece on %1 that could leap.</source>
        <translation>Na %1 nie ma pionka, który mógłby wykonać przeskok.</translation>
    </message>
    <message>
        <source>A leap can’t end on %1, where it began.</source>
        <translation>Przeskok nie może się skończyć na %1, gdzie się zaczął.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t pass over itself.</source>
        <translation>Pionek na %1 nie może przejść nad samym sobą.</translation>
    </message>
    <message>
        <source>A leap passes over pieces all the way until it lands, but %1 is empty.</source>
        <translation>Przeskok prowadzi nad pionkami aż do miejsca lądowania, a %1 jest puste.</translation>
    </message>
    <message>
        <source>A leap ends on an empty node, but %1 is taken.</source>
        <translation>Przeskok kończy się na pustym punkcie, a %1 jest zajęte.</translation>
    </message>
    <message>
        <source>A leap ends right beside the last piece passed over, but %2 isn’t beside %1.</source>
        <translation>Przeskok kończy się tuż obok ostatniego pionka, nad którym prowadzi. %2 nie leży obok %1.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2: there is a gap between them.</source>
        <translation>Z %1 na %2 nie prowadzi żaden łańcuch pionków: jest w nim przerwa.</translation>
    </message>
    <message>
        <source>The piece on %1 is on an exit point. It leaps only along the outer edge of the board.</source>
        <translation>Pionek na %1 stoi na wyjściu. Przeskakuje tylko po obwodzie planszy.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Na %1 nie ma pionka, którym można by się ruszyć.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>Ruch prowadzi przez bok, a %1 i %2 nie mają wspólnego boku.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>Na %1 stoi już pionek.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 nie jest jedynym pustym polem trójki, do której wszedł twój pionek, więc nic tam nie wchodzi.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 nie należy do żadnej trójki. Ruch na to pole niczego nie wprowadza.</translation>
    </message>
    <message>
        <source>In Full House, no piece may enter the Center Square.</source>
        <translation>W Full House żaden pionek nie może wejść na środkowy kwadrat.</translation>
    </message>
    <message>
        <source>Move the piece on %1 first: it is in transit and can’t stay there.</source>
        <translation>Najpierw rusz pionkiem z %1: jest w tranzycie i nie może tam zostać.</translation>
    </message>
    <message>
        <source>Jump first: a move is one jump.</source>
        <translation>Najpierw skocz: ruch to jeden skok.</translation>
    </message>
    <message>
        <source>Leap first: a move is one leap.</source>
        <translation>Najpierw wykonaj przeskok: ruch to jeden przeskok.</translation>
    </message>
    <message>
        <source>Move a piece first: a move is one step.</source>
        <translation>Najpierw rusz pionkiem: ruch to jeden krok.</translation>
    </message>
    <message>
        <source>No jump is left. Undo, or start again.</source>
        <translation>Nie ma już żadnego skoku. Cofnij albo zacznij od nowa.</translation>
    </message>
    <message>
        <source>No leap is left. Undo, or start again.</source>
        <translation>Nie ma już żadnego przeskoku. Cofnij albo zacznij od nowa.</translation>
    </message>
    <message>
        <source>No move is left. Undo, or start again.</source>
        <translation>Nie ma już żadnego ruchu. Cofnij albo zacznij od nowa.</translation>
    </message>
    <message>
        <source>The board has no node %1 to jump to or over.</source>
        <translation>Na planszy nie ma punktu %1, na który lub nad którym można by skoczyć.</translation>
    </message>
    <message>
        <source>The board has no node %1 to leap to or over.</source>
        <translation>Na planszy nie ma punktu %1, na który lub nad którym można by przeskoczyć.</translation>
    </message>
    <message>
        <source>The board has no space %1 to move to.</source>
        <translation>Na planszy nie ma pola %1, na które można by się ruszyć.</translation>
    </message>
    <message>
        <source>Only %1 plays here, jump by jump.</source>
        <translation>Gra tu tylko %1, skok po skoku.</translation>
    </message>
    <message>
        <source>Only %1 plays here, leap by leap.</source>
        <translation>Gra tu tylko %1, przeskok po przeskoku.</translation>
    </message>
    <message>
        <source>Only %1 plays here, move by move.</source>
        <translation>Gra tu tylko %1, ruch po ruchu.</translation>
    </message>
    <message>
        <source>The piece on %1 is in transit. It has to move on now.</source>
        <translation>Pionek na %1 jest w tranzycie. Musi teraz iść dalej.</translation>
    </message>
    <message>
        <source>A %1 piece can’t pass over its own colour, as it would on %2.</source>
        <translation>Żaden %1 pionek nie przechodzi nad własnym kolorem, a na %2 taki stoi na drodze.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) are left outside.</source>
        <translation>
            <numerusform>Poza planszą został tylko %n pionek.</numerusform>
            <numerusform>Poza planszą zostały tylko %n pionki.</numerusform>
            <numerusform>Poza planszą zostało tylko %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) waiting outside</source>
        <translation>
            <numerusform>%n pionek czeka poza planszą</numerusform>
            <numerusform>%n pionki czekają poza planszą</numerusform>
            <numerusform>%n pionków czeka poza planszą</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible</source>
        <translation>
            <numerusform>%n możliwy ruch</numerusform>
            <numerusform>%n możliwe ruchy</numerusform>
            <numerusform>%n możliwych ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <comment>a jump</comment>
        <translation>%1 nad %2 na %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1, bringing in %2</source>
        <comment>a move, spaces</comment>
        <translation>%1, wchodzi: %2</translation>
    </message>
    <message numerus="yes">
        <source>All %1 pieces are on the board after %n move(s).</source>
        <translation>
            <numerusform>Po %n ruchu wszystkie pionki (%1) są na planszy.</numerusform>
            <numerusform>Po %n ruchach wszystkie pionki (%1) są na planszy.</numerusform>
            <numerusform>Po %n ruchach wszystkie pionki (%1) są na planszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can move any more. %n piece(s) are on the board.</source>
        <translation>
            <numerusform>Nic już nie może się ruszyć. Na planszy jest %n pionek.</numerusform>
            <numerusform>Nic już nie może się ruszyć. Na planszy są %n pionki.</numerusform>
            <numerusform>Nic już nie może się ruszyć. Na planszy jest %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can jump any more. %n piece(s) are left.</source>
        <translation>
            <numerusform>Nic już nie może skoczyć. Został %n pionek.</numerusform>
            <numerusform>Nic już nie może skoczyć. Zostały %n pionki.</numerusform>
            <numerusform>Nic już nie może skoczyć. Zostało %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left, in the centre, after %n move(s).</source>
        <translation>
            <numerusform>Po %n ruchu został jeden pionek na środku.</numerusform>
            <numerusform>Po %n ruchach został jeden pionek na środku.</numerusform>
            <numerusform>Po %n ruchach został jeden pionek na środku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left after %n move(s), but not in the centre.</source>
        <translation>
            <numerusform>Po %n ruchu został jeden pionek, ale nie na środku.</numerusform>
            <numerusform>Po %n ruchach został jeden pionek, ale nie na środku.</numerusform>
            <numerusform>Po %n ruchach został jeden pionek, ale nie na środku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump over a neighbour, straight on or with a turn. The piece jumped over is removed.</source>
        <translation>Przeskocz nad sąsiadem, prosto albo za róg. Przeskoczony pionek znika.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces, but none of the leaping piece’s colour. The last one passed over is removed.</source>
        <translation>Przeskocz nad jednym lub kilkoma pionkami, nigdy nad własnym kolorem. Ostatni z nich znika.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces. The last one passed over is removed.</source>
        <translation>Przeskocz nad jednym lub kilkoma pionkami. Ostatni z nich znika.</translation>
    </message>
    <message>
        <source>Bring in all %1 pieces, in as few moves as you can.</source>
        <translation>Wprowadź wszystkie pionki (%1) w jak najmniejszej liczbie ruchów.</translation>
    </message>
    <message numerus="yes">
        <source>Bring in all %1 pieces. Best known: %n move(s).</source>
        <translation>
            <numerusform>Wprowadź wszystkie pionki (%1): najlepszy znany wynik to %n ruch.</numerusform>
            <numerusform>Wprowadź wszystkie pionki (%1): najlepszy znany wynik to %n ruchy.</numerusform>
            <numerusform>Wprowadź wszystkie pionki (%1): najlepszy znany wynik to %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>Zostaw jeden pionek na środku.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre. No piece leaps over its own colour.</source>
        <translation>Zostaw jeden pionek, najlepiej na środku. Żaden nie przechodzi nad własnym kolorem.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>Zostaw jeden pionek, najlepiej na środku.</translation>
    </message>
    <message>
        <source>Move a piece. Three-armed marks show the groups of three: if you move into a group and only one of its spaces is still empty, another piece may come into that space.</source>
        <translation>Rusz pionkiem. Trójramienne znaczki pokazują trójki: jeśli wejdziesz do trójki i puste jest jeszcze tylko jedno jej pole, może tam wejść następny pionek.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>Pionek na %1 nie może się ruszyć: każdą drogę blokują pionki na %2.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of a computer</comment>
        <translation>Poziom %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n rozegrana</numerusform>
            <numerusform>%n rozegrane</numerusform>
            <numerusform>%n rozegranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n remis</numerusform>
            <numerusform>%n remisy</numerusform>
            <numerusform>%n remisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n przegrana</numerusform>
            <numerusform>%n przegrane</numerusform>
            <numerusform>%n przegranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n rozwiązana</numerusform>
            <numerusform>%n rozwiązane</numerusform>
            <numerusform>%n rozwiązanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s): %1. Lowest %2, highest %3.</source>
        <translation>
            <numerusform>Po %n partii rankingowej: %1. Najniżej %2, najwyżej %3.</numerusform>
            <numerusform>Po %n partiach rankingowych: %1. Najniżej %2, najwyżej %3.</numerusform>
            <numerusform>Po %n partiach rankingowych: %1. Najniżej %2, najwyżej %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>of games</comment>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Not solved</source>
        <comment>of games</comment>
        <translation>Nierozwiązane</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: %1 over</source>
        <comment>minutes and seconds</comment>
        <translation>Koniec czasu, %1 ponad limit</translation>
    </message>
    <message>
        <source>Turn %1, reserve %2</source>
        <translation>Tura %1, rezerwa %2</translation>
    </message>
    <message>
        <source>%1 left for this turn</source>
        <comment>minutes and seconds</comment>
        <translation>Zostało na tę turę: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>Zostało: %1</translation>
    </message>
    <message>
        <source>%1 overtime in total</source>
        <comment>minutes and seconds</comment>
        <translation>Łącznie %1 ponad limit</translation>
    </message>
    <message>
        <source>%1 for each turn</source>
        <comment>minutes and seconds</comment>
        <translation>%1 na każdą turę</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>Rezerwa %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A table for games of paths and connections.</source>
        <translation>Stół do gier o drogach i połączeniach.</translation>
    </message>
    <message>
        <source>A record to open.</source>
        <translation>Zapis partii do otwarcia.</translation>
    </message>
    <message>
        <source>Game to start at once, such as byg.</source>
        <translation>Zacznij od razu tę grę, np. byg.</translation>
    </message>
    <message>
        <source>Write a picture of the table and exit.</source>
        <translation>Zapisz obraz stołu i zakończ.</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x800.</source>
        <translation>Rozmiar obrazu, np. 1280x800.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light (jasny) lub dark (ciemny).</translation>
    </message>
    <message>
        <source>Language code, such as de.</source>
        <translation>Kod języka, np. de.</translation>
    </message>
    <message>
        <source>there is no language %1</source>
        <translation>nie ma języka %1</translation>
    </message>
    <message>
        <source>the theme must be light or dark</source>
        <translation>motyw musi być light albo dark</translation>
    </message>
    <message>
        <source>a size must look like 1280x800</source>
        <translation>rozmiar musi wyglądać jak 1280x800</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>nie ma gry %1</translation>
    </message>
    <message>
        <source>there is no display to show a window on</source>
        <translation>nie ma ekranu, na którym można by pokazać okno</translation>
    </message>
    <message>
        <source>Lesson to open at once, such as byg/3.</source>
        <translation>Otwórz od razu tę lekcję, na przykład byg/3.</translation>
    </message>
    <message>
        <source>there is no lesson %1</source>
        <translation>nie ma lekcji %1</translation>
    </message>
    <message>
        <source>Problem to open at once, such as byg/7.</source>
        <translation>Otwórz od razu to zadanie, na przykład byg/7.</translation>
    </message>
    <message>
        <source>there is no problem %1</source>
        <translation>nie ma zadania %1</translation>
    </message>
    <message>
        <source>Open today’s exercise at once.</source>
        <translation>Otwórz od razu dzisiejsze ćwiczenie.</translation>
    </message>
</context>
<context>
    <name>CoreTexts</name>
    <message>
        <source>“%1” isn’t a move in this game.</source>
        <translation>„%1” nie jest ruchem w tej grze.</translation>
    </message>
    <message>
        <source>The player to move must lift the curtain first.</source>
        <translation>Najpierw kurtynę musi podnieść gracz, na którego przypada kolej.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>W tej grze nie ma takiego gracza.</translation>
    </message>
    <message>
        <source>With more than two players, you leave instead of resigning.</source>
        <translation>Gdy graczy jest więcej niż dwoje, nie poddaje się partii, tylko opuszcza grę.</translation>
    </message>
    <message>
        <source>If you play alone, you can’t leave or lose on time: you can only resign.</source>
        <translation>W pojedynkę możesz tylko poddać partię. Opuścić grę można tylko wtedy, gdy inni grają dalej, a zegara tu nie ma.</translation>
    </message>
    <message>
        <source>The dice have been rolled since. In this game, nothing before a roll can be taken back.</source>
        <translation>Od tego czasu rzucono kośćmi. Przy tym stole nie cofa się tego, co było przed rzutem.</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Poddaje partię</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Koniec czasu</translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation>Uzgodniony remis</translation>
    </message>
    <message>
        <source>The players have agreed to a draw.</source>
        <translation>Gracze uzgodnili remis.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 poddaje partię.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>Koniec czasu: %1.</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation>Opuszcza grę</translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation>Wszyscy inni opuścili grę.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>The start player is drawn by lot.</source>
        <translation>Los decyduje, kto zaczyna.</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1 zaczyna.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Wł.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation>Na tej planszy nie ma pola %1.</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>Na %1 jest już kamień.</translation>
    </message>
    <message>
        <source>First, the start player has to be drawn by lot.</source>
        <translation>Najpierw trzeba wylosować, kto zaczyna.</translation>
    </message>
    <message>
        <source>The start player has already been decided.</source>
        <translation>Już ustalono, kto zaczyna.</translation>
    </message>
    <message>
        <source>%1 has left the game and can’t start.</source>
        <translation>%1 jest poza grą i nie może zaczynać.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Na ruchu jest komputer.</translation>
    </message>
    <message>
        <source>A game can keep at most %1 other lines, and this game already has that many. Remove a line first.</source>
        <translation>Innych wariantów mieści się w partii najwyżej %1 i tyle już w niej jest. Najpierw usuń jeden.</translation>
    </message>
    <message>
        <source>Players who have left can’t take part any more.</source>
        <translation>Kto opuścił grę, nie może już brać w niej udziału.</translation>
    </message>
    <message>
        <source>With two players, you resign instead of leaving.</source>
        <translation>Gdy graczy jest dwoje, nie opuszcza się gry, tylko poddaje partię.</translation>
    </message>
    <message>
        <source>In this game, a turn is a single step and ends by itself.</source>
        <translation>Tura to tutaj jeden krok i kończy się sama.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the parts of a list before the last one, the last part</comment>
        <translation>%1 i %2</translation>
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
        <translation>pokazano rozwiązanie</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n wskazówka</numerusform>
            <numerusform>%n wskazówki</numerusform>
            <numerusform>%n wskazówek</numerusform>
        </translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>bez wskazówek</translation>
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
            <numerusform>%n próba</numerusform>
            <numerusform>%n próby</numerusform>
            <numerusform>%n prób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>Seria: %n dzień</numerusform>
            <numerusform>Seria: %n dni</numerusform>
            <numerusform>Seria: %n dni</numerusform>
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
        <translation>Ćwiczenie z %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a short date is written: 26 Nov 2026</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Opens tomorrow</source>
        <translation>Otworzy się jutro</translation>
    </message>
    <message numerus="yes">
        <source>Opens in %n day(s)</source>
        <translation>
            <numerusform>Otworzy się za %n dzień</numerusform>
            <numerusform>Otworzy się za %n dni</numerusform>
            <numerusform>Otworzy się za %n dni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start tomorrow.</source>
        <translation>
            <numerusform>Najdłuższa seria: %n dzień. Nowa zacznie się jutro.</numerusform>
            <numerusform>Najdłuższa seria: %n dni. Nowa zacznie się jutro.</numerusform>
            <numerusform>Najdłuższa seria: %n dni. Nowa zacznie się jutro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start today.</source>
        <translation>
            <numerusform>Najdłuższa seria: %n dzień. Nowa zaczyna się dziś.</numerusform>
            <numerusform>Najdłuższa seria: %n dni. Nowa zaczyna się dziś.</numerusform>
            <numerusform>Najdłuższa seria: %n dni. Nowa zaczyna się dziś.</numerusform>
        </translation>
    </message>
    <message>
        <source>A day counts for the streak only if you do its exercise on that day. Exercises that you catch up on later count as done, but not for the streak.</source>
        <translation>Dzień liczy się do serii, jeśli jego ćwiczenie ukończono tego dnia. Dni nadrobione później liczą się jako ukończone, ale nie do serii.</translation>
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
        <translation>Rezerwa (%1)</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Na ruchu</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Go on</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Rozwiązanie obejrzane</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Jeszcze nierozwiązane</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Jeszcze nie próbowano</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>Rozwiązane: %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>Gwiazdki: %1 z %2</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Rekord: %1</translation>
    </message>
    <message numerus="yes">
        <source>Begun: %n move(s)</source>
        <translation>
            <numerusform>Rozpoczęta: %n ruch</numerusform>
            <numerusform>Rozpoczęta: %n ruchy</numerusform>
            <numerusform>Rozpoczęta: %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>A sketch: it can’t be played yet.</source>
        <translation>Szkic: jeszcze nie da się w to zagrać.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Twoja łamigłówka</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>a person</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>No solution (proven)</source>
        <translation>Nie ma rozwiązania (udowodniono)</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lekcja %1</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>krok %1 z %2</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a date</comment>
        <translation>Dzisiaj, %1</translation>
    </message>
    <message>
        <source>Done on its day, in %1</source>
        <comment>a time</comment>
        <translation>Ukończone tego samego dnia, czas %1</translation>
    </message>
    <message>
        <source>Done later, in %1</source>
        <comment>a time</comment>
        <translation>Nadrobione później, czas %1</translation>
    </message>
    <message>
        <source>Not among your puzzles</source>
        <translation>Niezachowana wśród twoich łamigłówek</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>The picture can’t be drawn.</source>
        <translation>Nie można narysować obrazu.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Nie ma folderu „%1”.</translation>
    </message>
    <message>
        <source>This program was built without giflib, which animated pictures need.</source>
        <translation>Ten program zbudowano bez giflib, a animowane obrazy jej wymagają.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>a picture’s sides must be %1 to %2 pixels, written like 1280x800</source>
        <translation>boki obrazu muszą mieć od %1 do %2 pikseli, w zapisie jak 1280x800</translation>
    </message>
    <message>
        <source>the paper must be a4 or letter</source>
        <translation>papier musi być a4 albo letter</translation>
    </message>
    <message>
        <source>Write a picture for every turn into a folder and exit.</source>
        <translation>Zapisz w folderze po jednym obrazie na każdą turę i zakończ.</translation>
    </message>
    <message>
        <source>Export the empty board instead of the position.</source>
        <translation>Eksportuj pustą planszę zamiast pozycji.</translation>
    </message>
    <message>
        <source>Export without coordinates.</source>
        <translation>Eksportuj bez współrzędnych.</translation>
    </message>
    <message>
        <source>Paper of a PDF: a4 or letter.</source>
        <translation>Papier dla PDF: a4 lub letter.</translation>
    </message>
    <message>
        <source>an export needs exactly one record</source>
        <translation>eksport wymaga dokładnie jednego zapisu partii</translation>
    </message>
    <message>
        <source>each turn of an animated picture must take %1 to %2 seconds</source>
        <translation>każda tura na animowanym obrazie musi trwać od %1 do %2 sekund</translation>
    </message>
    <message>
        <source>the name of an exported file must end in .pdf, .svg, .png, .html or .gif</source>
        <translation>nazwa pliku do eksportu musi kończyć się na .pdf, .svg, .png, .html lub .gif</translation>
    </message>
    <message>
        <source>Write the position (pdf, svg or png) or the whole game (html or gif) to a file and exit.</source>
        <translation>Zapisz pozycję do pliku i zakończ: pdf, svg lub png; całą partię: html lub gif.</translation>
    </message>
    <message>
        <source>How long a GIF shows each turn, in seconds: 0.1 to 10.</source>
        <translation>Ile sekund GIF pokazuje każdą turę: od 0.1 do 10.</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced</source>
        <translation>%1 już istnieje i niczego nie zastąpiono</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>nie ma folderu „%1”</translation>
    </message>
    <message>
        <source>that isn’t a regular file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>“%1” can’t be written: %2.</source>
        <translation>Nie można zapisać „%1”: %2.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <translation>To folder, a nie plik.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <translation>To nie jest zwykły plik.</translation>
    </message>
    <message>
        <source>It can’t be read: %1</source>
        <translation>Nie można go odczytać: %1</translation>
    </message>
    <message>
        <source>Windows reserves the name “%1” for a device</source>
        <translation>Windows rezerwuje nazwę „%1” dla urządzenia</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold “%1”</source>
        <translation>w systemie Windows nazwa pliku nie może zawierać „%1”</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t end with a dot or a space</source>
        <translation>w systemie Windows nazwa pliku nie może kończyć się kropką ani spacją</translation>
    </message>
    <message>
        <source>it is too large to be read back</source>
        <translation>jest tego za dużo, żeby dało się to znów odczytać</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold invisible characters</source>
        <translation>w systemie Windows nazwa pliku nie może zawierać niewidocznych znaków</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Nie znaleziono pliku.</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>By %1</source>
        <comment>the author of a game</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Przed pierwszą turą</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>Ruch %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, colour of the pieces</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to roll</source>
        <translation>Tura %1: rzuca %2</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to move</source>
        <translation>Tura %1: gra %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>The turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>a puzzle</comment>
        <translation>Nie ma ruchu</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>a puzzle</comment>
        <translation>Rozwiązana</translation>
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
        <translation>Pokazywanie wszystkich trójek</translation>
    </message>
</context>
<context>
    <name>GroupsFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>sprowadza do domu %n pionek</numerusform>
            <numerusform>sprowadza do domu %n pionki</numerusform>
            <numerusform>sprowadza do domu %n pionków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings in %n piece(s) from the reserve</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>wprowadza %n pionek z rezerwy</numerusform>
            <numerusform>wprowadza %n pionki z rezerwy</numerusform>
            <numerusform>wprowadza %n pionków z rezerwy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the centre</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>zbliża pionki (%1) do środka o %n krok</numerusform>
            <numerusform>zbliża pionki (%1) do środka o %n kroki</numerusform>
            <numerusform>zbliża pionki (%1) do środka o %n kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n piece(s) for a space nearer to the centre than %1</source>
        <comment>what a turn does; spaces</comment>
        <translation>
            <numerusform>zachowuje %n pionek na pole bliższe środka niż %1</numerusform>
            <numerusform>zachowuje %n pionki na pola bliższe środka niż %1</numerusform>
            <numerusform>zachowuje %n pionków na pola bliższe środka niż %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsRules</name>
    <message>
        <source>The whole board. Three pieces of each colour stand in spaces near the rim. Four tiles around the middle are transit spaces.</source>
        <translation>Cała plansza. Trzy pionki każdego koloru stoją na polach blisko skraju. Cztery kafelki wokół środka to pola tranzytowe.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>Początek. We dwoje każdy ma dwa kolory: jedna osoba biały i czerwony, druga czarny i niebieski. Gdy gra troje, nie ma niebieskiego.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. Roll both dice. Their &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may move one or several pieces, but only of the &lt;b&gt;colour whose turn it is&lt;/b&gt;. Unused moves are lost.</source>
        <translation>Kolory grają po kolei: biały, czarny, czerwony, niebieski. Rzuć obiema kośćmi. Ich &lt;b&gt;suma&lt;/b&gt; to liczba twoich ruchów, wszystkie pionkami &lt;b&gt;koloru, na który przypada tura&lt;/b&gt;, jednym lub kilkoma. Czego nie wykorzystasz, to przepada.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>Trójki</translation>
    </message>
    <message>
        <source>Wherever a line ends at another line, three spaces meet: one on either side of the line that ends, and one on the far side of the other line. These three spaces form a group.</source>
        <translation>Wszędzie, gdzie linia kończy się na innej linii, spotykają się trzy pola: jedno za tamtą linią i po jednym z każdej strony linii, która się kończy. Te trzy pola tworzą trójkę.</translation>
    </message>
    <message>
        <source>The whole board. Where a line ends, a small sign with three arms joins three spaces.</source>
        <translation>Cała plansza. Tam, gdzie kończy się linia, mały znaczek o trzech ramionach łączy trzy pola.</translation>
    </message>
    <message>
        <source>Each sign joins the three spaces of a group. There are 36 groups. Press T to show them on the board.</source>
        <translation>Każdy znaczek łączy trzy pola trójki. Jest ich 36. Klawisz T pokazuje je na planszy.</translation>
    </message>
    <message>
        <source>When your move fills the &lt;b&gt;second&lt;/b&gt; space of a group, you may put a piece of the same colour from the reserve into the &lt;b&gt;third&lt;/b&gt; space. This costs no move. It doesn’t matter whose piece is in the first space. One move may bring in pieces for several groups at once.</source>
        <translation>Gdy twój ruch zajmuje &lt;b&gt;drugie&lt;/b&gt; pole trójki, możesz na &lt;b&gt;trzecim&lt;/b&gt; postawić pionek swojego koloru z rezerwy i nic to nie kosztuje. Nie jest ważne, czyj pionek stoi na tym drugim zajętym polu. Jeden ruch może to zrobić w kilku trójkach naraz.</translation>
    </message>
    <message>
        <source>A white piece moves into a group that already holds a black piece. The third space is marked: a white piece may come in there.</source>
        <translation>Biały pionek wchodzi na pole trójki, w której stoi już czarny pionek. Trzecie pole jest zaznaczone: może tam wejść biały pionek.</translation>
    </message>
    <message>
        <source>White moves next to black, and a white piece may come in on the third space.</source>
        <translation>Biały staje obok czarnego i na trzecie pole może wejść biały pionek.</translation>
    </message>
    <message>
        <source>You bring a piece in right after the move or not at all. A piece that comes in doesn’t bring in another.</source>
        <translation>Robisz to zaraz po ruchu albo wcale. Pionek, który wchodzi, sam niczego nie uzupełnia.</translation>
    </message>
    <message>
        <source>Transit and home</source>
        <translation>Tranzyt i dom</translation>
    </message>
    <message>
        <source>The way home leads through a &lt;b&gt;transit space&lt;/b&gt; (one of the four tiles) and then a small triangle to the middle. A piece that enters the middle is home at once. You may cross transit spaces, but none of your pieces may be in a transit space when the turn ends. Neither the transit spaces nor the middle belong to a group.</source>
        <translation>Droga do domu prowadzi przez &lt;b&gt;pole tranzytowe&lt;/b&gt;, jeden z czterech kafelków, i mały trójkąt na środek. Co wchodzi na środek, jest od razu w domu. Przez pola tranzytowe można przechodzić, ale na końcu tury nie może na nich stać żaden twój pionek. Nie należą do żadnej trójki, tak samo środek.</translation>
    </message>
    <message>
        <source>The middle of the board. A white piece goes through a tile and a small triangle to the dark square.</source>
        <translation>Środek planszy. Biały pionek idzie przez kafelek i mały trójkąt na ciemny kwadrat.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, at least &lt;b&gt;two&lt;/b&gt; of its pieces have to stay on the board.</source>
        <translation>Dopóki kolor ma pionki w rezerwie, na planszy muszą zostać co najmniej &lt;b&gt;dwa&lt;/b&gt; jego pionki.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi ta gra</translation>
    </message>
    <message>
        <source>Groups-of-Three is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Groups-of-Three to gra, której autorem jest Arthur Blumberg, wydana przez Kadon Enterprises w zestawie Over-Pass. Pokazana tu plansza jest rekonstrukcją.</translation>
    </message>
    <message>
        <source>The pieces stand in the spaces between the lines. Three of each colour begin near the rim; the other seven wait in reserve. Form groups of three to bring them in, and take all your pieces home through the middle.</source>
        <translation>Pionki stoją na polach między liniami. Trzy każdego koloru zaczynają przy skraju, siedem czeka w rezerwie. Twórz trójki, aby je wprowadzać, i zaprowadź wszystkie swoje pionki przez środek do domu.</translation>
    </message>
    <message>
        <source>A move takes a piece &lt;b&gt;across a side&lt;/b&gt; of its space into an empty space next to it. Spaces that meet only at a point are not neighbours, and there is no jumping.</source>
        <translation>Ruch przenosi pionek &lt;b&gt;przez bok&lt;/b&gt; na puste pole po drugiej stronie. Pola, które stykają się tylko w punkcie, nie są sąsiadami, a skakać nie wolno.</translation>
    </message>
    <message>
        <source>Three moves take this piece home. With only two, it gets as far as the small triangle. With only one, it can’t set out, as it must not stay on the tile.</source>
        <translation>Trzy ruchy prowadzą ten pionek do domu. Dwa wystarczą do małego trójkąta. Z jednym nie może wyruszyć.</translation>
    </message>
    <message>
        <source>The first player with all pieces home wins at once. With two players, an option says whether one colour or both must be home.</source>
        <translation>Kto pierwszy ma w domu wszystkie pionki, od razu wygrywa. We dwoje opcje określają, czy wystarczy jeden kolor, czy w domu muszą być oba.</translation>
    </message>
</context>
<context>
    <name>GroupsTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Na %1 nie ma pionka, którym można by się ruszyć.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so %1 pieces can’t move.</source>
        <translation>Teraz gra kolor %2. Kolor %1 zostaje na miejscu.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece is there.</source>
        <translation>%1 jest zajęte: stoi tam %2 pionek.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>Ruch prowadzi przez bok, a %1 i %2 nie mają wspólnego boku.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 nie jest jedynym pustym polem trójki, do której wszedł twój pionek, więc nic tam nie wchodzi.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 nie należy do żadnej trójki. Ruch na to pole niczego nie wprowadza.</translation>
    </message>
    <message numerus="yes">
        <source>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</source>
        <translation>
            <numerusform>Kolor %1 musi mieć na planszy dwa pionki, dopóki ma coś w rezerwie, a ma tam jeszcze %n pionek.</numerusform>
            <numerusform>Kolor %1 musi mieć na planszy dwa pionki, dopóki ma coś w rezerwie, a ma tam jeszcze %n pionki.</numerusform>
            <numerusform>Kolor %1 musi mieć na planszy dwa pionki, dopóki ma coś w rezerwie, a ma tam jeszcze %n pionków.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve of %1 is empty. Nothing more comes in.</source>
        <translation>Kolor %1 ma pustą rezerwę. Nic więcej nie wejdzie.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %1 holds only %n piece(s).</source>
        <translation>
            <numerusform>Kolor %1 ma w rezerwie tylko %n pionek.</numerusform>
            <numerusform>Kolor %1 ma w rezerwie tylko %n pionki.</numerusform>
            <numerusform>Kolor %1 ma w rezerwie tylko %n pionków.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>Wszystkie ruchy wykonane. Zakończ turę.</translation>
    </message>
    <message>
        <source>No %1 piece can move. End the turn.</source>
        <translation>Żaden %1 pionek nie może się ruszyć. Zakończ turę.</translation>
    </message>
    <message>
        <source>Move %1 pieces from space to space. Your roll is the number of moves.</source>
        <translation>Ruszaj pionkami z pola na pole, dopóki starczy ruchów z rzutu. Gra kolor %1.</translation>
    </message>
    <message numerus="yes">
        <source>A group is complete: you may bring in %n piece(s) on the lit spaces.</source>
        <translation>
            <numerusform>Trójka jest kompletna: wprowadź %n pionek tam, gdzie plansza jest podświetlona.</numerusform>
            <numerusform>Trójka jest kompletna: wprowadź %n pionki tam, gdzie plansza jest podświetlona.</numerusform>
            <numerusform>Trójka jest kompletna: wprowadź %n pionków tam, gdzie plansza jest podświetlona.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring in a piece on %1: the group is complete</source>
        <translation>Wprowadź pionek na %1: trójka jest kompletna</translation>
    </message>
    <message>
        <source>A piece has come in on %1</source>
        <translation>Na %1 wszedł pionek</translation>
    </message>
    <message>
        <source>To go home: move onto the Center Square, z</source>
        <translation>Do domu: ruch na środkowy kwadrat (z)</translation>
    </message>
    <message>
        <source>No piece can go home: two must stay on the board while any are in reserve</source>
        <translation>Do domu jeszcze nie: dopóki są pionki w rezerwie, dwa zostają na planszy</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.</source>
        <translation>
            <numerusform>Jeszcze %n pionek może wejść za darmo, na %1. Z końcem tury ta szansa przepada.</numerusform>
            <numerusform>Jeszcze %n pionki mogą wejść za darmo, na %1. Z końcem tury ta szansa przepada.</numerusform>
            <numerusform>Jeszcze %n pionków może wejść za darmo, na %1. Z końcem tury ta szansa przepada.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only empty space of its group, but a piece comes in only right after a move into that group.</source>
        <translation>Tylko %1 jest puste w swojej trójce, ale pionek wchodzi tylko zaraz po ruchu do tej trójki, a nie po ruchu z niej ani w obrębie innej.</translation>
    </message>
    <message>
        <source>No piece may stay in a transit space, and after this move there would be no way out of %1.</source>
        <translation>Żaden pionek nie może zostać na polu tranzytowym, a po tym nie byłoby drogi wyjścia z %1.</translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. After this move, leaving %1 would take %n move(s), and only %2 would be left.</source>
        <translation>
            <numerusform>Żaden pionek nie może zostać na polu tranzytowym. Zejście z %1 kosztowałoby wtedy %n ruch, a do dyspozycji byłoby tylko %2.</numerusform>
            <numerusform>Żaden pionek nie może zostać na polu tranzytowym. Zejście z %1 kosztowałoby wtedy %n ruchy, a do dyspozycji byłoby tylko %2.</numerusform>
            <numerusform>Żaden pionek nie może zostać na polu tranzytowym. Zejście z %1 kosztowałoby wtedy %n ruchów, a do dyspozycji byłoby tylko %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.</source>
        <translation>
            <numerusform>Żaden pionek nie może zostać na polu tranzytowym. Zejście z %1 kosztuje %n ruch, a do dyspozycji jest %2.</numerusform>
            <numerusform>Żaden pionek nie może zostać na polu tranzytowym. Zejście z %1 kosztuje %n ruchy, a do dyspozycji jest %2.</numerusform>
            <numerusform>Żaden pionek nie może zostać na polu tranzytowym. Zejście z %1 kosztuje %n ruchów, a do dyspozycji jest %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this move goes out of a group. A piece comes in only when you move into one</source>
        <comment>a move</comment>
        <translation>%1, ruch z trójki. Pionek wchodzi tylko przy ruchu do trójki</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve: when a move fills the second space of a group, one may come in on the third</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n w rezerwie: gdy ruch zajmuje drugie pole trójki, na trzecie może wejść pionek</numerusform>
            <numerusform>%n w rezerwie: gdy ruch zajmuje drugie pole trójki, na trzecie może wejść pionek</numerusform>
            <numerusform>%n w rezerwie: gdy ruch zajmuje drugie pole trójki, na trzecie może wejść pionek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the transit space: %n move(s)</source>
        <translation>
            <numerusform>Wyjście z pola tranzytowego: %n ruch</numerusform>
            <numerusform>Wyjście z pola tranzytowego: %n ruchy</numerusform>
            <numerusform>Wyjście z pola tranzytowego: %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>Pionek na %1 nie może się ruszyć: każdą drogę blokują pionki na %2.</translation>
    </message>
    <message>
        <source>No %2 piece is next to %1, so none can move there.</source>
        <translation>Obok %1 nie stoi żaden %2 pionek, więc żaden nie może tam przejść.</translation>
    </message>
    <message>
        <source>Each three-armed mark joins the three spaces of a group.</source>
        <translation>Każdy trójramienny znaczek łączy trzy pola jednej trójki.</translation>
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
        <translation>Runda</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkty (%1)</translation>
    </message>
    <message>
        <source>Left-turn sign</source>
        <translation>Znak w lewo</translation>
    </message>
    <message>
        <source>Right-turn sign</source>
        <translation>Znak w prawo</translation>
    </message>
</context>
<context>
    <name>HighwayBoard</name>
    <message>
        <source>left-turn sign</source>
        <translation>znak w lewo</translation>
    </message>
    <message>
        <source>right-turn sign</source>
        <translation>znak w prawo</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>zapora</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>rozbójnik</translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation>tu stoisz</translation>
    </message>
    <message>
        <source>under your control (within two cells of you)</source>
        <translation>pod twoją kontrolą: najwyżej dwa pola stąd</translation>
    </message>
    <message>
        <source>under your control (in your line of sight)</source>
        <translation>pod twoją kontrolą: na linii wzroku</translation>
    </message>
    <message>
        <source>under your control (you are the closest)</source>
        <translation>pod twoją kontrolą: nikt inny nie jest tak blisko</translation>
    </message>
    <message>
        <source>the edge stops you</source>
        <translation>tam kończy się plansza</translation>
    </message>
    <message>
        <source>the corner stops you</source>
        <translation>tam podróż trafia prosto w gumową ścianę</translation>
    </message>
    <message>
        <source>the barrier on %1 stops you</source>
        <translation>zapora zamyka %1</translation>
    </message>
    <message>
        <source>your own trail on %1 stops you</source>
        <translation>podróż prowadziła już przez %1</translation>
    </message>
</context>
<context>
    <name>HighwayFacts</name>
    <message numerus="yes">
        <source>travels %n cell(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>planuje podróż przez %n pole</numerusform>
            <numerusform>planuje podróż przez %n pola</numerusform>
            <numerusform>planuje podróż przez %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) on the board as it is now</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>przynosi przy tym stanie planszy %n punkt</numerusform>
            <numerusform>przynosi przy tym stanie planszy %n punkty</numerusform>
            <numerusform>przynosi przy tym stanie planszy %n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayPhrases</name>
    <message>
        <source>Whoever has the most points after six rounds wins.</source>
        <translation>Po sześciu rundach wygrywa ten, kto ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>left-turn sign on %1</source>
        <translation>znak w lewo na %1</translation>
    </message>
    <message>
        <source>right-turn sign on %1</source>
        <translation>znak w prawo na %1</translation>
    </message>
    <message>
        <source>barrier on %1</source>
        <translation>zapora na %1</translation>
    </message>
    <message>
        <source>robber on %1</source>
        <translation>rozbójnik na %1</translation>
    </message>
    <message>
        <source>staying put</source>
        <translation>postój na miejscu</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>a direction</comment>
        <translation>wyjazd na %1</translation>
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
        <translation>Pojawiają się nowe znaki.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Koniec rundy %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Robbers take their share.</source>
        <translation>Rozbójnicy biorą swoją część.</translation>
    </message>
    <message>
        <source>Barriers are removed. Robbers take their share.</source>
        <translation>Zapory znikają. Rozbójnicy biorą swoją część.</translation>
    </message>
    <message>
        <source>Every sign is reversed.</source>
        <translation>Wszystkie znaki się odwracają.</translation>
    </message>
    <message>
        <source>The barriers have been removed.</source>
        <translation>Zapory zniknęły.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2.</source>
        <comment>players, a cell</comment>
        <translation>%1 kończą na tym samym polu, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers collide.</source>
        <translation>
            <numerusform>%n podróżnik kończy na polu razem z innymi.</numerusform>
            <numerusform>%n podróżników kończy na polu razem z innymi.</numerusform>
            <numerusform>%n podróżników kończy na polu razem z innymi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes back from %2 to %3.</source>
        <comment>player, cell, starting hex</comment>
        <translation>%1 wraca z %2 na %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers go back to their starting hexes.</source>
        <translation>
            <numerusform>%n podróżnik wraca na pole startowe.</numerusform>
            <numerusform>%n podróżników wraca na pola startowe.</numerusform>
            <numerusform>%n podróżników wraca na pola startowe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different things were placed on %1 and cancelled out.</source>
        <comment>cells</comment>
        <translation>Na %1 postawiono różne znaki, więc żaden się nie liczy.</translation>
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
        <translation>%1 %2 (poza grą)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation>
            <numerusform>%1 ma po sześciu rundach %n punkt.</numerusform>
            <numerusform>%1 ma po sześciu rundach %n punkty.</numerusform>
            <numerusform>%1 ma po sześciu rundach %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation>
            <numerusform>%1 mają po sześciu rundach po %n punkcie.</numerusform>
            <numerusform>%1 mają po sześciu rundach po %n punkty.</numerusform>
            <numerusform>%1 mają po sześciu rundach po %n punktów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayReport</name>
    <message>
        <source>a left-turn sign</source>
        <translation>znak w lewo</translation>
    </message>
    <message>
        <source>a right-turn sign</source>
        <translation>znak w prawo</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>zapora</translation>
    </message>
    <message>
        <source>to the edge of the board</source>
        <translation>aż do krawędzi planszy</translation>
    </message>
    <message>
        <source>straight into the corner</source>
        <translation>prosto w róg</translation>
    </message>
    <message>
        <source>stopped by the barrier on %1</source>
        <translation>koniec przed zaporą na %1</translation>
    </message>
    <message>
        <source>stopped by their own trail at %1</source>
        <translation>koniec przed własnym śladem na %1</translation>
    </message>
    <message>
        <source>On %1, %2 and %3 cancelled out.</source>
        <comment>a cell, two things</comment>
        <translation>Na %1 spotkały się %2 i %3: przepada jedno i drugie.</translation>
    </message>
    <message>
        <source>On %1, %2 cancelled out.</source>
        <comment>a cell, a list of three things</comment>
        <translation>Na %1 spotkały się %2: wszystko przepada.</translation>
    </message>
    <message>
        <source>%1 %2: didn’t move. Nobody learns whether that was the plan.</source>
        <comment>player, points</comment>
        <translation>%1 %2: bez ruchu. Czy taki był plan, pozostaje tajemnicą.</translation>
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
            <numerusform>Usunięto %n zaporę: %1. Zapory stoją jedną rundę.</numerusform>
            <numerusform>Usunięto %n zapory: %1. Zapory stoją jedną rundę.</numerusform>
            <numerusform>Usunięto %n zapór: %1. Zapory stoją jedną rundę.</numerusform>
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
        <translation>W tym dzięki rozbójnikom: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s).</source>
        <translation>
            <numerusform>Przed ostatnią rundą na prowadzeniu: %1, %n punkt.</numerusform>
            <numerusform>Przed ostatnią rundą na prowadzeniu: %1, %n punkty.</numerusform>
            <numerusform>Przed ostatnią rundą na prowadzeniu: %1, %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s) each.</source>
        <comment>several players</comment>
        <translation>
            <numerusform>Przed ostatnią rundą na prowadzeniu: %1, po %n punkcie.</numerusform>
            <numerusform>Przed ostatnią rundą na prowadzeniu: %1, po %n punkty.</numerusform>
            <numerusform>Przed ostatnią rundą na prowadzeniu: %1, po %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: %1.</source>
        <comment>the last round; players and their points</comment>
        <translation>Ostatnia runda przyniosła: %1.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2. After the last round, nobody is sent back.</source>
        <comment>players, a cell</comment>
        <translation>%1 kończą na tym samym polu, %2. Po ostatniej rundzie nikt nie wraca.</translation>
    </message>
    <message>
        <source>%1 end the round on the same cell, %2, so they go back to their starting hexes.</source>
        <comment>players, a cell</comment>
        <translation>%1 kończą rundę na tym samym polu, %2, więc wracają na swoje pola startowe.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. A free starting hex will be drawn by lot.</source>
        <comment>player, own starting hex</comment>
        <translation>%1 nie może wrócić na %2, gdzie ktoś stoi. Los wybierze inne pole startowe.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. By lot, they go from %3 to %4 instead.</source>
        <comment>player, own starting hex, cell, free starting hex</comment>
        <translation>%1 nie może wrócić na %2, gdzie ktoś stoi, i z losowania trafia z %3 na %4, wolne pole startowe.</translation>
    </message>
    <message>
        <source>%1 stays on %2, their own starting hex.</source>
        <comment>player, cell</comment>
        <translation>%1 zostaje na %2, na własnym polu startowym.</translation>
    </message>
    <message>
        <source>%1 goes back from %2 to their own starting hex, %3.</source>
        <comment>player, cell, cell</comment>
        <translation>%1 wraca z %2 na własne pole startowe, %3.</translation>
    </message>
</context>
<context>
    <name>HighwayRules</name>
    <message>
        <source>Everybody plans in secret, then all set off at once. Over &lt;b&gt;six rounds&lt;/b&gt;, try to travel as far as you can, and place signs and barriers so that the others don’t.</source>
        <translation>Wszyscy planują w tajemnicy, a potem ruszają jednocześnie. W ciągu &lt;b&gt;sześciu rund&lt;/b&gt; chcesz dotrzeć jak najdalej i tak kierujesz drogi, żeby innym się to nie udało.</translation>
    </message>
    <message>
        <source>Your plan</source>
        <translation>Twój plan</translation>
    </message>
    <message>
        <source>Each player is given a corner at random: their &lt;b&gt;starting hex&lt;/b&gt;. Each round, you secretly submit up to &lt;b&gt;two signs&lt;/b&gt; that turn travellers left or right, up to &lt;b&gt;one barrier&lt;/b&gt;, and the &lt;b&gt;direction&lt;/b&gt; in which you set out.</source>
        <translation>Los daje każdemu róg, czyli &lt;b&gt;pole startowe&lt;/b&gt;. W każdej rundzie oddajesz w tajemnicy plan: najwyżej &lt;b&gt;dwa znaki&lt;/b&gt;, na których podróżnicy skręcają w lewo lub w prawo, najwyżej &lt;b&gt;jedną zaporę&lt;/b&gt; oraz &lt;b&gt;kierunek&lt;/b&gt;, w którym wyruszasz.</translation>
    </message>
    <message>
        <source>What you control</source>
        <translation>Co kontrolujesz</translation>
    </message>
    <message>
        <source>You place things on cells that you &lt;b&gt;control&lt;/b&gt;: those within two steps of you. Several players may control the same cell.</source>
        <translation>Stawiasz na polach, które &lt;b&gt;kontrolujesz&lt;/b&gt;: na wszystkich odległych od ciebie najwyżej o dwa kroki. To samo pole może kontrolować kilku graczy.</translation>
    </message>
    <message>
        <source>A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, B2, B3, C1, C2 and C3.</source>
        <translation>Gracz stoi w rogu A1. Dziewięć pól jest zabarwionych: A1, A2, A3, B1, B2, B3, C1, C2 i C3.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands. A barrier never lies on a corner. Your signs and your barrier each go on a different cell. They may cover what already lies there.</source>
        <translation>Na polu, na którym stoi gracz, nic nie można postawić. Zapora nigdy nie leży w rogu. Twoje własne znaki i zapora leżą na różnych polach. Mogą zakryć to, co już tam leży.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Wszystko naraz</translation>
    </message>
    <message>
        <source>When all have submitted, everything is placed at the same moment. If several players have chosen the same thing for a cell, it is placed there once. If they have chosen &lt;b&gt;different&lt;/b&gt; things, none of them is placed, and what lay there before stays.</source>
        <translation>Gdy wszyscy oddali plany, wszystko trafia na planszę w tej samej chwili. Jeśli kilku graczy wybrało na dane pole to samo, stawia się to tam raz. Jeśli wybrali &lt;b&gt;różne&lt;/b&gt; rzeczy, nie stawia się żadnej z nich, a to, co leżało tam wcześniej, zostaje.</translation>
    </message>
    <message>
        <source>A sign and a barrier meet on the same cell and break apart.</source>
        <translation>Znak i zapora spotykają się na tym samym polu i rozpadają się.</translation>
    </message>
    <message>
        <source>One player wanted a sign here, another a barrier: neither is placed.</source>
        <translation>Jeden gracz chciał tu znak, inny zaporę: przepada jedno i drugie.</translation>
    </message>
    <message>
        <source>Signs stay until something covers them. At the end of the round, barriers are removed, along with any signs under them.</source>
        <translation>Znaki zostają, dopóki coś ich nie zakryje. Zapory znikają na koniec rundy, a znak pod zaporą znika razem z nią.</translation>
    </message>
    <message>
        <source>The journey</source>
        <translation>Podróż</translation>
    </message>
    <message>
        <source>Then everyone travels, starting from where they stand. You go straight on. On a sign, you turn one hex side to &lt;b&gt;your&lt;/b&gt; left or right. Players don’t block each other. Every cell that you move onto scores &lt;b&gt;one point&lt;/b&gt;.</source>
        <translation>Potem wszyscy wyruszają z pola, na którym zakończyli ostatnią rundę. Podróż biegnie prosto. Na znaku skręcasz o jeden bok pola, w &lt;b&gt;swoje&lt;/b&gt; lewo lub prawo. Gracze nie stoją sobie na drodze. Każde pole, na które wjeżdżasz, daje &lt;b&gt;jeden punkt&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1, turns left at a sign on E4, turns right at another sign on B4, and ends at the edge.</source>
        <translation>Podróżnik jedzie z E1 na wschód, na znaku na E4 skręca w lewo, na drugim znaku na B4 w prawo, i kończy przy krawędzi.</translation>
    </message>
    <message>
        <source>A left turn, then a right turn: eight cells, eight points. A sign on the cell where you start does nothing.</source>
        <translation>Skręt w lewo, potem w prawo: osiem pól, osiem punktów. Znak na polu, z którego ruszasz, nic nie robi.</translation>
    </message>
    <message>
        <source>You stop before the edge of the board, before a barrier, and before a cell where you have already been &lt;b&gt;in this round&lt;/b&gt;.</source>
        <translation>Zatrzymujesz się przed krawędzią planszy, przed zaporą i przed polem, na którym podróż &lt;b&gt;w tej rundzie&lt;/b&gt; już była.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 and stops on E6, before a barrier on E7.</source>
        <translation>Podróżnik jedzie z E1 na wschód i zatrzymuje się na E6, przed zaporą na E7.</translation>
    </message>
    <message>
        <source>Five signs lead a traveller round in a circle. The traveller stops just before the starting cell.</source>
        <translation>Pięć znaków prowadzi podróżnika w kółko. Zatrzymuje się przed polem, z którego ruszył.</translation>
    </message>
    <message>
        <source>Five left turns lead back to the start. The journey ends one cell before the start.</source>
        <translation>Pięć skrętów w lewo prowadzi z powrotem na początek. Podróż kończy się jedno pole przed nim.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Zderzenia</translation>
    </message>
    <message>
        <source>Two travellers, one along the middle row and one along the edge, end on the same corner, E9.</source>
        <translation>Dwaj podróżnicy, jeden wzdłuż środkowego rzędu, drugi wzdłuż krawędzi, kończą w tym samym rogu E9.</translation>
    </message>
    <message>
        <source>Twists from round 2 on</source>
        <translation>Zasady specjalne od rundy 2</translation>
    </message>
    <message>
        <source>Round 1 has no twist. Every later round changes one rule, for that round only. But the signs that are turned over in round 4 stay that way.</source>
        <translation>Runda 1 nie ma zasady specjalnej. Każda inna runda zmienia jedną rzecz, dopóki trwa. Tylko znaki odwrócone w rundzie 4 takie już zostają.</translation>
    </message>
    <message>
        <source>A traveller crosses the board from E1 to E9, through the middle.</source>
        <translation>Podróżnik przejeżdża planszę z E1 na E9, przez środek.</translation>
    </message>
    <message>
        <source>Three cells in the middle give two points each, four others give one each, and E9, at the edge, gives none: ten points.</source>
        <translation>Trzy pola w środku dają po dwa punkty, cztery inne po jednym, a E9 przy krawędzi żadnego: dziesięć punktów.</translation>
    </message>
    <message>
        <source>Six lines of tinted cells run from a player on E3. The lines go on past a sign, but end at the players on C3 and E7.</source>
        <translation>Od gracza na E3 biegnie sześć linii zabarwionych pól. Przechodzą przez znak, a kończą się na graczach na C3 i E7.</translation>
    </message>
    <message>
        <source>Signs don’t block the view, but players do: the cells behind a player are out of sight.</source>
        <translation>Znaki nie zasłaniają widoku, gracze tak: pól za nimi nie widać.</translation>
    </message>
    <message>
        <source>The cells around a player on D3 are tinted, and so are all cells that are closer to that player than to the players on D7 and H3.</source>
        <translation>Oprócz pól wokół gracza na D3 zabarwione są wszystkie pola, które leżą bliżej niego niż graczy na D7 i H3.</translation>
    </message>
    <message>
        <source>Your robbers may hide on any cell that you control and where nobody stands, even on a corner or together with one of your signs. They stop nobody and are never shown. Whoever moves onto a robber loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone.</source>
        <translation>Rozbójnicy mogą się ukryć na każdym polu, które kontrolujesz i na którym nikt nie stoi, nawet w rogach i razem z twoimi znakami. Nikogo nie zatrzymują i nigdy się ich nie pokazuje. Kto wjedzie na rozbójnika, traci dwa punkty na rzecz jego właściciela, więc wynik może spaść poniżej zera. Twoi rozbójnicy nic ci nie robią.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 across the board, over a coin on E4.</source>
        <translation>Podróżnik jedzie z E1 na wschód przez planszę, przez monetę na E4.</translation>
    </message>
    <message>
        <source>The traveller scores a point for E4, as for any cell, but pays two points to the owner of the robber there.</source>
        <translation>Podróżnik dostaje za E4 punkt jak za każde pole i płaci dwa właścicielowi rozbójnika.</translation>
    </message>
    <message>
        <source>A traveller sets out from C6 to the east, bounces off the edge four times and stops on C5, before its own trail.</source>
        <translation>Podróżnik wyrusza z C6 na wschód, cztery razy odbija się od krawędzi i zatrzymuje się na C5, przed własnym śladem.</translation>
    </message>
    <message>
        <source>You bounce off the edge of the board like a ball. A sign on an edge cell turns you first.</source>
        <translation>Od boku odbijasz się jak piłka. Znak na tym polu najpierw zmienia twój kierunek.</translation>
    </message>
    <message>
        <source>One traveller comes along the edge to the corner E9 and bounces on to D8. The other one runs straight into the corner and stops.</source>
        <translation>Jeden podróżnik dojeżdża wzdłuż krawędzi do rogu E9 i odbija się na D8. Drugi wpada prosto w róg i się zatrzymuje.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Fewer than six players</source>
        <translation>Mniej niż sześć osób</translation>
    </message>
    <message>
        <source>A player on A1 controls the nine tinted cells.</source>
        <translation>Gracz na A1 kontroluje dziewięć zabarwionych pól.</translation>
    </message>
    <message>
        <source>Cells that are just as close to another player don’t count.</source>
        <translation>Pola, do których inny gracz ma równie blisko, się nie liczą.</translation>
    </message>
    <message>
        <source>In a corner, you stop only if you head straight out, away from the middle of the board.</source>
        <translation>W rogu zatrzymujesz się tylko wtedy, gdy jedziesz prosto na zewnątrz, w kierunku od środka planszy.</translation>
    </message>
    <message>
        <source>After round 6, nobody is sent back. Whoever has the most points wins. Players who tie for the most points share the win.</source>
        <translation>Po rundzie 6 nikt już nie wraca na pole startowe. Wygrywa ten, kto ma najwięcej punktów. Gracze z równą liczbą punktów dzielą zwycięstwo.</translation>
    </message>
    <message>
        <source>If you share one computer, you take turns to plan, and a &lt;b&gt;curtain&lt;/b&gt; hides the table while you change seats. Check your plan and change it as you like. Once you submit the plan, you can’t change it. The others never see your plan, only its effects.</source>
        <translation>Przy tym ekranie gracze po kolei zostają sami ze stołem, za &lt;b&gt;kurtyną&lt;/b&gt;. Przejrzyj swój plan i zmieniaj go do woli. Gdy go oddasz, nie da się go już zmienić i nikt go nie zobaczy: tylko to, co z niego wyniknie.</translation>
    </message>
    <message>
        <source>The game is made for six players. Two to five can play as well, with some corners left empty. Or let computers take the other seats: when you set up the game, you choose who takes each seat.</source>
        <translation>Gra jest przeznaczona dla sześciu osób. Może też grać od dwóch do pięciu osób: wtedy niektóre rogi są puste. Albo niech pozostałe miejsca zajmą komputery: w oknie nowej gry wybierasz, kto gra na każdym z nich.</translation>
    </message>
    <message>
        <source>Both have ended on E9, so each goes back to their own starting hex. Players pass through each other while they travel.</source>
        <translation>Obaj dotarli na E9, więc każdy wraca na własne pole startowe. Po drodze gracze mijają się swobodnie.</translation>
    </message>
    <message>
        <source>Players who end a round on the same cell &lt;b&gt;all leave it&lt;/b&gt;: each goes back to their own starting hex, the corner where that player began. If somebody else stands there, a free starting hex is drawn by lot instead. Anyone already on their own starting hex stays. Going back scores no points.</source>
        <translation>Jeśli kilku graczy kończy rundę na tym samym polu, &lt;b&gt;wszyscy je opuszczają&lt;/b&gt;: każdy wraca na własne pole startowe, do rogu, w którym zaczynał. Jeśli stoi tam ktoś inny, los wybiera inne, wolne pole startowe. Kto już stoi na swoim polu startowym, zostaje. Powrót nie daje punktów.</translation>
    </message>
</context>
<context>
    <name>HighwaySheet</name>
    <message>
        <source>By pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam, dla The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Everybody starts in a ringed corner.
Each round, secretly write down your direction, up to two signs (left or right) and up to one barrier. Signs and barriers go on cells at most two steps from you.
Show all plans at once; different things on one cell cancel out.
Then travel straight on, turning at signs, until the edge, a barrier or a cell that you have already been on this round stops you.
Each cell that you move onto scores a point. Players who end on the same cell go back to their corners. Remove the barriers; signs stay.</source>
        <translation>Wszyscy zaczynają w rogach z podwójnym konturem.
W każdej rundzie zapisz w tajemnicy: najwyżej dwa znaki, w lewo lub w prawo, i najwyżej jedną zaporę, na polach odległych od ciebie najwyżej o dwa kroki, oraz swój kierunek.
Pokażcie wszystko naraz; różne rzeczy na jednym polu znoszą się.
Potem jedź prosto, skręcając na znakach, aż zatrzyma cię krawędź, zapora albo pole, na którym podróż w tej rundzie już była.
Każde pole to punkt. Kto kończy na tym samym polu co ktoś inny, wraca do swojego rogu. Zapory znikają, znaki zostają.</translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message>
        <source>Choose a direction, or stay</source>
        <translation>Wybierz kierunek albo postój</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>Zostajesz na miejscu</translation>
    </message>
    <message>
        <source>You travel %1</source>
        <translation>Wyruszasz na %1</translation>
    </message>
    <message>
        <source>Everyone is given a corner at random.</source>
        <translation>Los daje każdemu róg.</translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation>
            <numerusform>Do postawienia: %n znak</numerusform>
            <numerusform>Do postawienia: %n znaki</numerusform>
            <numerusform>Do postawienia: %n znaków</numerusform>
        </translation>
    </message>
    <message>
        <source>Both signs are placed</source>
        <translation>Oba znaki są postawione</translation>
    </message>
    <message>
        <source>A barrier left to place</source>
        <translation>Do postawienia: zapora</translation>
    </message>
    <message>
        <source>The barrier is placed</source>
        <translation>Zapora jest postawiona</translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation>
            <numerusform>Do ukrycia: %n rozbójnik</numerusform>
            <numerusform>Do ukrycia: %n rozbójnicy</numerusform>
            <numerusform>Do ukrycia: %n rozbójników</numerusform>
        </translation>
    </message>
    <message>
        <source>Both robbers are hidden</source>
        <translation>Obaj rozbójnicy są ukryci</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) on the board as it is now</source>
        <translation>
            <numerusform>%n punkt przy obecnej planszy</numerusform>
            <numerusform>%n punkty przy obecnej planszy</numerusform>
            <numerusform>%n punktów przy obecnej planszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>home %1</source>
        <comment>a cell</comment>
        <translation>start %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the round and its twist</comment>
        <translation>Następnie: %1</translation>
    </message>
    <message>
        <source>Players plan in secret, one after another. Then all travel at once.</source>
        <translation>Gracze po kolei planują w tajemnicy, potem wszyscy ruszają naraz.</translation>
    </message>
    <message>
        <source>Place what you like from the tray. Then choose where to go: drag your traveller, or press an arrow in the tray.</source>
        <translation>Postaw z zapasu, co chcesz. Potem wybierz kierunek: przeciągnij podróżnika albo naciśnij strzałkę.</translation>
    </message>
    <message>
        <source>A player’s starting hex is occupied, so a free one is drawn by lot.</source>
        <translation>Czyjeś pole startowe jest zajęte. Los wybiera wolne.</translation>
    </message>
    <message>
        <source>Check your plan. Until you submit it, you can change everything.</source>
        <translation>Przejrzyj plan. Dopóki go nie oddasz, możesz wszystko zmienić.</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then all travel at once.</source>
        <translation>Każdy planuje w tajemnicy przed innymi, potem wszyscy ruszają naraz.</translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message>
        <source>Everyone has to be given a corner by lot first.</source>
        <translation>Najpierw trzeba wylosować każdemu róg.</translation>
    </message>
    <message>
        <source>Everyone already has a starting hex.</source>
        <translation>Wszyscy mają już pola startowe.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner of the board.</source>
        <translation>%1 nie jest rogiem planszy.</translation>
    </message>
    <message>
        <source>Two players can’t start on the same corner, %1.</source>
        <translation>Dwóch graczy nie może zaczynać w tym samym rogu %1.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to submit.</source>
        <translation>Teraz plan oddaje %1.</translation>
    </message>
    <message>
        <source>Nothing is drawn by lot now: the players are submitting.</source>
        <translation>Teraz niczego się nie losuje. Gracze oddają plany.</translation>
    </message>
    <message>
        <source>You have placed both of your signs. Take one back to place it elsewhere.</source>
        <translation>Oba twoje znaki są już postawione. Wycofaj jeden, aby postawić go gdzie indziej.</translation>
    </message>
    <message>
        <source>You have placed your barrier. Take it back to place it elsewhere.</source>
        <translation>Twoja zapora jest już postawiona. Wycofaj ją, aby postawić ją gdzie indziej.</translation>
    </message>
    <message>
        <source>Both of your robbers are hidden. Take one back to hide it elsewhere.</source>
        <translation>Obaj twoi rozbójnicy są już ukryci. Wycofaj jednego, aby ukryć go gdzie indziej.</translation>
    </message>
    <message>
        <source>You have already chosen a direction.</source>
        <translation>Kierunek jest już wybrany.</translation>
    </message>
    <message>
        <source>Choose a direction, or choose to stay, before you submit.</source>
        <translation>Najpierw wybierz kierunek podróży albo postój.</translation>
    </message>
    <message>
        <source>You don’t control %1: it is more than two steps away from you on %2.</source>
        <translation>Nie kontrolujesz %1: to pole leży dalej niż dwa kroki od ciebie na %2.</translation>
    </message>
    <message>
        <source>In this round, you control only cells in a straight line from %2, and %1 isn’t one of them.</source>
        <translation>W tej rundzie kontrolujesz tylko linie proste z %2, a %1 nie leży na żadnej.</translation>
    </message>
    <message>
        <source>You can’t see %1: %3 stands in the way on %2.</source>
        <translation>Nie widzisz %1: na %2 zasłania %3.</translation>
    </message>
    <message>
        <source>%1 is more than two steps away from you, and %3 on %2 is at least as close to it as you are.</source>
        <translation>Do %1 jest więcej niż dwa kroki, a %3 na %2 ma tam równie blisko albo bliżej.</translation>
    </message>
    <message>
        <source>You stand on %1 yourself. Nothing can be placed there.</source>
        <translation>Na %1 stoisz ty. Nic tam nie można postawić.</translation>
    </message>
    <message>
        <source>%2 stands on %1. Nothing can be placed there.</source>
        <translation>%2 stoi na %1. Nic tam nie można postawić.</translation>
    </message>
    <message>
        <source>%1 is a corner, and barriers never go on corners.</source>
        <translation>%1 to róg, a w rogach nigdy nie stawia się zapór.</translation>
    </message>
    <message>
        <source>You have already placed something on %1. Take that back first.</source>
        <translation>Na %1 jest już coś twojego. Najpierw to wycofaj.</translation>
    </message>
    <message>
        <source>Robbers can be hidden only in round 5, but this is round %1.</source>
        <translation>Rozbójnicy pojawiają się tylko w rundzie 5, a to jest runda %1.</translation>
    </message>
    <message>
        <source>%2 stands on %1. No robber can hide there.</source>
        <translation>%2 stoi na %1. Nie może się tam ukryć żaden rozbójnik.</translation>
    </message>
    <message>
        <source>One of your robbers is already hiding on %1.</source>
        <translation>Na %1 ukrywa się już twój rozbójnik.</translation>
    </message>
    <message>
        <source>No starting hex has to be drawn by lot now.</source>
        <translation>Teraz nie trzeba losować pola startowego.</translation>
    </message>
    <message>
        <source>%1 isn’t a starting hex.</source>
        <translation>%1 nie jest polem startowym.</translation>
    </message>
    <message>
        <source>%2 stands on %1, so nobody can be sent there.</source>
        <translation>%2 stoi na %1, więc nikt nie może tam wrócić.</translation>
    </message>
    <message>
        <source>The game is over: six rounds have been played.</source>
        <translation>Partia jest skończona: rozegrano sześć rund.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>player, cell</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>Drawn by lot: %1</source>
        <translation>Losowanie: %1</translation>
    </message>
    <message>
        <source>Submits</source>
        <translation>Oddaje plan</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, points of the players</comment>
        <translation>Runda %1: %2</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, klawiatura numeryczna</translation>
    </message>
    <message>
        <source>The direction of your journey</source>
        <translation>Kierunek podróży</translation>
    </message>
    <message>
        <source>S, number pad 5</source>
        <translation>S, 5 na klawiaturze numerycznej</translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>Postój na miejscu</translation>
    </message>
    <message>
        <source>Place a left-turn or right-turn sign at the ring</source>
        <translation>Znak w lewo lub w prawo, na polu z pierścieniem</translation>
    </message>
    <message>
        <source>Place a barrier at the ring</source>
        <translation>Zapora na tym polu</translation>
    </message>
    <message>
        <source>Hide a robber at the ring, in round 5</source>
        <translation>Rozbójnik na tym polu, w rundzie 5</translation>
    </message>
    <message>
        <source>Take back what you placed at the ring</source>
        <translation>Wycofanie tego, co tam stawiasz</translation>
    </message>
    <message>
        <source>You are looking back. “Play on from here” plays this round again, starting with %1.</source>
        <translation>Oglądasz wcześniejszy moment. „Graj dalej stąd” zaczyna rundę od nowa, jako pierwszy gra %1.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciągnięcie</translation>
    </message>
    <message>
        <source>Place a sign or a barrier, or move it elsewhere</source>
        <translation>Stawianie znaku lub zapory albo przenoszenie gdzie indziej</translation>
    </message>
    <message>
        <source>Everybody can still see the table. “Plan in secret” begins the round; %1 plans first.</source>
        <translation>Na razie stół widzą wszyscy. „Planuj w tajemnicy” zaczyna rundę, jako pierwszy gra %1.</translation>
    </message>
    <message>
        <source>A starting hex for %1 has to be drawn by lot first.</source>
        <translation>Najpierw trzeba wylosować pole startowe, na które wraca %1.</translation>
    </message>
    <message>
        <source>%1 has to go back to a starting hex first.</source>
        <translation>Najpierw na pole startowe musi wrócić %1.</translation>
    </message>
    <message>
        <source>By lot, %1 goes to the starting hex %2.</source>
        <comment>player, cell</comment>
        <translation>Losowanie: %1 trafia na pole startowe %2.</translation>
    </message>
    <message>
        <source>The round hasn’t begun yet. “Plan the round” begins it.</source>
        <translation>Runda jeszcze się nie zaczęła. Zaczyna ją „Planuj rundę”.</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n player(s) gets a corner, but the number of corners drawn is %1.</source>
        <translation>
            <numerusform>Róg dostaje %n gracz, ale liczba wylosowanych rogów to %1.</numerusform>
            <numerusform>Każdy z %n graczy dostaje róg, ale liczba wylosowanych rogów to %1.</numerusform>
            <numerusform>Każdy z %n graczy dostaje róg, ale liczba wylosowanych rogów to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayTwists</name>
    <message>
        <source>Center Control</source>
        <translation>Podwójny środek</translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation>Linia wzroku</translation>
    </message>
    <message>
        <source>Reverse the World</source>
        <translation>Świat na opak</translation>
    </message>
    <message>
        <source>Highway Robbery</source>
        <translation>Napad na drodze</translation>
    </message>
    <message>
        <source>Rubber Walls</source>
        <translation>Gumowe ściany</translation>
    </message>
    <message>
        <source>No twist</source>
        <translation>Bez zasady specjalnej</translation>
    </message>
    <message>
        <source>The seven cells in the middle give two points each; cells on the edge of the board give none.</source>
        <translation>Siedem pól w środku daje po dwa punkty, pola przy krawędzi planszy żadnego.</translation>
    </message>
    <message>
        <source>Instead of the cells around you, you control every cell in a straight line from you, as far as the next player.</source>
        <translation>Kontrolujesz linie proste, które widzisz, aż do najbliższego gracza, zamiast pól wokół siebie.</translation>
    </message>
    <message>
        <source>Every sign on the board has been turned over: left is now right, and right is now left.</source>
        <translation>Każdy znak na planszy jest odwrócony: lewo to prawo, prawo to lewo.</translation>
    </message>
    <message>
        <source>Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell that is closer to you than to anybody else.</source>
        <translation>Ukryj najwyżej dwóch rozbójników: kto na któregoś wjedzie, płaci ci dwa punkty. Kontrolujesz też każde pole, do którego masz bliżej niż ktokolwiek inny.</translation>
    </message>
    <message>
        <source>One point for every cell that you move onto.</source>
        <translation>Jeden punkt za każde pole, na które wjeżdżasz.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, name of the twist</comment>
        <translation>Runda %1: %2</translation>
    </message>
    <message>
        <source>The edge of the board throws you back. A journey that heads straight into a corner ends there.</source>
        <translation>Krawędź planszy cię odbija. Podróż, która prowadzi prosto w róg, tam się kończy.</translation>
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
        <translation>Spacja</translation>
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
        <translation>Strzałka w lewo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Strzałka w prawo</translation>
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
        <translation>Wygrywa największa grupa</translation>
    </message>
    <message>
        <source>Stones of one player that touch are a group. This is nearly the end of a game. Tap all the stones of Ann’s largest group, the one with D2.</source>
        <extracomment>byg/1</extracomment>
        <translation>Stykające się kamienie jednego gracza to grupa. To prawie koniec partii. Zaznacz wszystkie kamienie największej grupy Ann, tej z D2.</translation>
    </message>
    <message>
        <source>From D2, go from stone to touching stone. The group has four stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Od D2 idź z kamienia na kamień, który się z nim styka. Są cztery.</translation>
    </message>
    <message>
        <source>Four stones. Ann’s other groups, above and on the right, are smaller.</source>
        <extracomment>byg/1</extracomment>
        <translation>Cztery kamienie. Inne grupy Ann, u góry i po prawej, są mniejsze.</translation>
    </message>
    <message>
        <source>Ben’s largest group, the one with B4, has four stones, too. Tap all four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Największa grupa Bena też ma cztery kamienie. Zaznacz je, zaczynając od B4.</translation>
    </message>
    <message>
        <source>B3 and B4 touch. Which of Ben’s stones touch these two?</source>
        <extracomment>byg/1</extracomment>
        <translation>B3 i B4 się stykają. Które kamienie Bena stykają się z nimi?</translation>
    </message>
    <message>
        <source>Both players’ largest groups have four stones. Two cells are still empty, so nothing is decided yet.</source>
        <extracomment>byg/1</extracomment>
        <translation>Po cztery. Dwa pola są jeszcze puste, więc nic nie jest rozstrzygnięte.</translation>
    </message>
    <message>
        <source>When the board is full, the player with the largest group wins. Place one stone for Ann and end the turn; Ben then fills the last cell. Make Ann win.</source>
        <extracomment>byg/1</extracomment>
        <translation>Gdy plansza jest pełna, wygrywa większa grupa. Postaw jeden kamień za Ann, zakończ turę, a Ben zajmie ostatnie pole. Niech wygra Ann.</translation>
    </message>
    <message>
        <source>Now Ben takes C3, which joins two of his groups into a single group of eight stones. Ann’s largest group has six.</source>
        <extracomment>byg/1</extracomment>
        <translation>Teraz Ben ma C3, które łączy dwie jego grupy w jedną z ośmiu kamieni. Największa grupa Ann ma sześć.</translation>
    </message>
    <message>
        <source>Ann’s largest group is still smaller than Ben’s.</source>
        <extracomment>byg/1</extracomment>
        <translation>Największa grupa Ann jest wciąż mniejsza niż grupa Bena.</translation>
    </message>
    <message>
        <source>Count only Ann’s groups. Her two stones don’t touch.</source>
        <extracomment>byg/1</extracomment>
        <translation>Policz tylko grupy Ann. Jej dwa kamienie się nie stykają.</translation>
    </message>
    <message>
        <source>Two groups, two stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Dwie grupy, dwa kamienie.</translation>
    </message>
    <message>
        <source>Place both of Ann’s stones so that she has four groups at the end of her turn.</source>
        <extracomment>byg/1</extracomment>
        <translation>Postaw oba kamienie Ann tak, żeby na końcu tury miała cztery grupy.</translation>
    </message>
    <message>
        <source>That was only one stone. Ann has three groups now, and could have had four.</source>
        <extracomment>byg/1</extracomment>
        <translation>To był tylko jeden kamień. Ann ma teraz trzy grupy, a mogła mieć cztery.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ann’s groups doesn’t start a new group. It only makes that group larger.</source>
        <extracomment>byg/1</extracomment>
        <translation>Kamień, który styka się z grupą Ann, nie tworzy nowej grupy. Tylko powiększa tamtą.</translation>
    </message>
    <message>
        <source>Ann has fewer than four groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann ma mniej niż cztery grupy.</translation>
    </message>
    <message>
        <source>Choose two cells that don’t touch Ann’s stones. C1 is one; find another.</source>
        <extracomment>byg/1</extracomment>
        <translation>Trzymaj się z dala od kamieni Ann. Takim miejscem jest C1 i jeszcze jedno.</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>byg/2</extracomment>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Before the game, one player gets priority by lot. That player wins ties and decides who is First. Here you (Ann) have priority. Make Ben First.</source>
        <extracomment>byg/2</extracomment>
        <translation>Przed partią los daje jednemu graczowi priorytet: ten gracz wygrywa przy równym wyniku i wybiera Pierwszego gracza. Tu jesteś nim ty, Ann. Niech Pierwszym będzie Ben.</translation>
    </message>
    <message>
        <source>Being First can be wise. But this time, let Ben be First and see what happens.</source>
        <extracomment>byg/2</extracomment>
        <translation>To bywa mądre. Ale tym razem niech Pierwszym będzie Ben. Zobacz, co z tego wyniknie.</translation>
    </message>
    <message>
        <source>Ben isn’t First yet.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben nie jest jeszcze Pierwszy.</translation>
    </message>
    <message>
        <source>Choose the line with Ben’s name.</source>
        <extracomment>byg/2</extracomment>
        <translation>Wybierz wiersz z imieniem Bena.</translation>
    </message>
    <message>
        <source>Ann keeps priority whether she is First or not. Now she is the Second player.</source>
        <extracomment>byg/2</extracomment>
        <translation>Priorytet zostaje przy Ann, czy jest Pierwsza, czy nie. Teraz Ann jest Drugim graczem.</translation>
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
        <translation>Otwiera Drugi gracz. Pierwszy dostaje w zamian coś innego.</translation>
    </message>
    <message>
        <source>Ben had two turns in a row: his opening stone, and the first full turn. From now on, turns alternate.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben miał dwie tury z rzędu: kamień otwarcia i pierwszą pełną turę. Odtąd tury są na zmianę.</translation>
    </message>
    <message>
        <source>Another game: Ben has opened on C3, and Ann is First. Try to answer with two stones.</source>
        <extracomment>byg/2</extracomment>
        <translation>Inna partia: Ben otworzył na C3, a Ann jest Pierwsza. Spróbuj odpowiedzieć dwoma kamieniami.</translation>
    </message>
    <message>
        <source>Place a stone anywhere, then one more on another cell.</source>
        <extracomment>byg/2</extracomment>
        <translation>Postaw kamień gdziekolwiek, a potem jeszcze jeden na innym polu.</translation>
    </message>
    <message>
        <source>One stone is a whole turn in the opening.</source>
        <extracomment>byg/2</extracomment>
        <translation>W otwarciu jeden kamień to cała tura.</translation>
    </message>
    <message>
        <source>Now try to put Ann’s stone on top of Ben’s, on C3: that is the third cell of row C.</source>
        <extracomment>byg/2</extracomment>
        <translation>Teraz spróbuj postawić kamień Ann na kamieniu Bena, na C3: to trzecie pole rzędu C.</translation>
    </message>
    <message>
        <source>Ben’s stone is in the middle, on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Kamień Bena leży na środku, na C3.</translation>
    </message>
    <message>
        <source>Stones never move and never leave the board. A filled cell stays filled.</source>
        <extracomment>byg/2</extracomment>
        <translation>Kamieni nigdy się nie przesuwa ani nie zdejmuje. Zajęte pole pozostaje zajęte.</translation>
    </message>
    <message>
        <source>Ann answers Ben’s C3 with A1. Whose turn is next?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann odpowiada na C3 Bena kamieniem na A1. Czyja tura jest następna?</translation>
    </message>
    <message>
        <source>Ann’s</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann</translation>
    </message>
    <message>
        <source>Ben’s</source>
        <extracomment>byg/2</extracomment>
        <translation>Bena</translation>
    </message>
    <message>
        <source>Ann is the First player here.</source>
        <extracomment>byg/2</extracomment>
        <translation>Tu Pierwszym graczem jest Ann.</translation>
    </message>
    <message>
        <source>After the opening, the First player also takes the first full turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>Po otwarciu dalej gra Pierwszy gracz.</translation>
    </message>
    <message>
        <source>So it is Ann’s first full turn. She has one group, so she may place one stone. Place it so that she has two groups afterwards.</source>
        <extracomment>byg/2</extracomment>
        <translation>To więc pierwsza pełna tura Ann. Ma jedną grupę, czyli jeden kamień. Postaw go tak, żeby miała potem dwie grupy.</translation>
    </message>
    <message>
        <source>That stone touches A1, so Ann still has only one group. So she may place only one stone on her next turn, too.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ten kamień styka się z A1. To nadal jedna grupa, więc i w następnej turze Ann miałaby tylko jeden kamień.</translation>
    </message>
    <message>
        <source>Ann needs two groups.</source>
        <extracomment>byg/2, byg/4</extracomment>
        <translation>Ann potrzebuje dwóch grup.</translation>
    </message>
    <message>
        <source>The stone must not touch A1.</source>
        <extracomment>byg/2</extracomment>
        <translation>Kamień nie może stykać się z A1.</translation>
    </message>
    <message>
        <source>With two groups, Ann may place two stones on her next turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>Z dwiema grupami Ann ma w następnej turze dwa kamienie.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <extracomment>byg/3</extracomment>
        <translation>Grupy i oddechy</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its liberties: that’s where it can grow. F2 is a group on its own. Tap its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>Puste pola obok grupy to jej oddechy: tam może rosnąć. F2 to osobna grupa. Zaznacz jej oddechy.</translation>
    </message>
    <message>
        <source>Six cells touch F2. Ben has filled one of them.</source>
        <extracomment>byg/3</extracomment>
        <translation>Z F2 styka się sześć pól. Jedno z nich zajmuje Ben.</translation>
    </message>
    <message>
        <source>F2 has five liberties. Ben’s E2 has taken the sixth.</source>
        <extracomment>byg/3</extracomment>
        <translation>Pięć oddechów. Szósty zabrał kamień Bena na E2.</translation>
    </message>
    <message>
        <source>Let F2 grow to a group of two stones, still apart from Ann’s other groups, and end the turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>Niech F2 urośnie: zakończ turę z grupą dwóch kamieni w tym miejscu, nadal oddzieloną od innych.</translation>
    </message>
    <message>
        <source>E3 touches D4, too, so F2 became part of the large group. Choose a liberty of F2 that touches no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>E3 styka się też z D4, więc F2 stało się częścią dużej grupy. Wybierz oddech F2, który nie styka się z żadnym innym kamieniem Ann.</translation>
    </message>
    <message>
        <source>F2 is still alone. Use one of its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 jest wciąż samo. Wykorzystaj jeden z jego oddechów.</translation>
    </message>
    <message>
        <source>F2 should be in a group of exactly two stones.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 powinno należeć do grupy dokładnie dwóch kamieni.</translation>
    </message>
    <message>
        <source>F1, F3, G1 and G2 touch F2, but no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>F1, F3, G1 i G2 stykają się z F2 i z żadnym innym kamieniem Ann.</translation>
    </message>
    <message>
        <source>A group grows only where it has liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>Grupa rośnie tylko tam, gdzie ma oddechy.</translation>
    </message>
    <message>
        <source>The same board once more. One cell is a liberty of two of Ann’s groups at once. Place a stone there, so that F2 belongs to a group of five.</source>
        <extracomment>byg/3</extracomment>
        <translation>Jeszcze raz ta sama plansza. Jedno pole jest oddechem dwóch grup Ann naraz. Postaw tam kamień, żeby F2 należało do grupy pięciu kamieni.</translation>
    </message>
    <message>
        <source>F2 isn’t joined to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 nie jest połączone z dużą grupą.</translation>
    </message>
    <message>
        <source>Look between D4 and F2.</source>
        <extracomment>byg/3</extracomment>
        <translation>Popatrz między D4 a F2.</translation>
    </message>
    <message>
        <source>Ann’s three groups have become two.</source>
        <extracomment>byg/3</extracomment>
        <translation>Z trzech grup zrobiły się dwie.</translation>
    </message>
    <message>
        <source>It is Ben’s turn, and he has five groups. How many will he have after placing a stone on E5?</source>
        <extracomment>byg/3</extracomment>
        <translation>Tura Bena. Ma pięć grup. Ile będzie miał po kamieniu na E5?</translation>
    </message>
    <message>
        <source>E5 touches D5, E6 and F4. C4 and D5 already touch each other.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 styka się z D5, E6 i F4. C4 i D5 już się stykają.</translation>
    </message>
    <message>
        <source>E5 made one group out of three. The stones on A2 and E2 are still on their own.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 zrobiło z trzech grup jedną. Kamienie na A2 i E2 są nadal osobno.</translation>
    </message>
    <message>
        <source>Another board. Ann’s stone on A1 has one liberty left, B2, and Ben fills it. What happens to the stone on A1?</source>
        <extracomment>byg/3</extracomment>
        <translation>Inna plansza. A1 ma jeszcze jeden oddech, B2, a Ben go zajmuje. Co się stanie z kamieniem Ann?</translation>
    </message>
    <message>
        <source>It is taken off</source>
        <extracomment>byg/3</extracomment>
        <translation>Zostanie zdjęty</translation>
    </message>
    <message>
        <source>It stays and is still a group</source>
        <extracomment>byg/3</extracomment>
        <translation>Zostanie i nadal jest grupą</translation>
    </message>
    <message>
        <source>Stones never leave the board.</source>
        <extracomment>byg/3</extracomment>
        <translation>Kamienie nigdy nie schodzą z planszy.</translation>
    </message>
    <message>
        <source>One to three stones</source>
        <extracomment>byg/4</extracomment>
        <translation>Od jednego do trzech kamieni</translation>
    </message>
    <message>
        <source>The opening is over: Ben has D4, Ann has B2. On her first full turn, Ann has one group, so she may place one stone. Start a second group with it.</source>
        <extracomment>byg/4</extracomment>
        <translation>Otwarcie za nami: D4 dla Bena, B2 dla Ann. W pierwszej pełnej turze Ann ma jedną grupę, więc jeden kamień. Załóż nim drugą grupę.</translation>
    </message>
    <message>
        <source>That stone touches B2, so Ann still has only one group and may place only one stone on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ten kamień styka się z B2, więc jest jedna grupa, a w następnej turze jeden kamień.</translation>
    </message>
    <message>
        <source>Choose a cell not beside B2.</source>
        <extracomment>byg/4</extracomment>
        <translation>Nie dotykaj B2.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Place two that touch no other stone, and then try a third.</source>
        <extracomment>byg/4</extracomment>
        <translation>Dwie grupy, dwa kamienie. Postaw dwa kamienie, które z niczym się nie stykają, a potem spróbuj postawić trzeci.</translation>
    </message>
    <message>
        <source>Place stones on A4 and G1, which are far from all other stones. Then try a third stone on any other empty cell.</source>
        <extracomment>byg/4</extracomment>
        <translation>A4 i G1 są daleko od wszystkiego. Potem weź dowolne inne puste pole.</translation>
    </message>
    <message>
        <source>The stones just placed made new groups, but groups are counted at the beginning of the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Kamienie z tej tury utworzyły nowe grupy, ale liczy się ich liczba z początku tury.</translation>
    </message>
    <message>
        <source>Two stones were legal, too, and are usually better. Here, stop after one stone.</source>
        <extracomment>byg/4</extracomment>
        <translation>To też było dozwolone, a zwykle i lepsze. Tu skończ po jednym kamieniu.</translation>
    </message>
    <message>
        <source>That stone touches D3 as well. Use a cell that touches B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ten styka się także z D3. Wybierz pole, które styka się tylko z B2.</translation>
    </message>
    <message>
        <source>Place just one stone. It should touch B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>Jeden kamień, który ma stykać się z B2, ale nie z D3.</translation>
    </message>
    <message>
        <source>Place a stone on A1, A2, B1 or B3. Then end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Postaw na A1, A2, B1 albo B3. Potem zakończ turę.</translation>
    </message>
    <message>
        <source>You must place at least one stone, though: nobody may pass.</source>
        <extracomment>byg/4</extracomment>
        <translation>Co najmniej jeden kamień trzeba jednak postawić. Nikt nie pasuje.</translation>
    </message>
    <message>
        <source>Ann has five groups. Ben is about to play F5. How many stones may Ann place next?</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann ma pięć grup. Ben gra F5. Ile kamieni może teraz postawić Ann?</translation>
    </message>
    <message>
        <source>Place three stones so that three different groups of Ann’s grow.</source>
        <extracomment>byg/4</extracomment>
        <translation>Postaw trzy kamienie i niech urosną trzy różne grupy Ann.</translation>
    </message>
    <message>
        <source>Ann could have placed more stones this turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann mogła w tej turze postawić więcej kamieni.</translation>
    </message>
    <message>
        <source>You placed three stones, but not all of them touch a group of Ann’s. Now she has a new group.</source>
        <extracomment>byg/4</extracomment>
        <translation>Trzy kamienie, ale nie wszystkie stykają się z grupą Ann. Powstała nowa grupa.</translation>
    </message>
    <message>
        <source>A1, B4, D1, D7 and G1 are the groups. Choose three of them, and a cell beside each.</source>
        <extracomment>byg/4</extracomment>
        <translation>Grupy to A1, B4, D1, D7 i G1. Weź po jednym polu obok trzech z nich.</translation>
    </message>
    <message>
        <source>Ann still has five groups, and three of them have grown.</source>
        <extracomment>byg/4</extracomment>
        <translation>Nadal pięć grup, trzy z nich większe.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Her first stone, on C2, joins the two groups into one. May she still place the second?</source>
        <extracomment>byg/4</extracomment>
        <translation>Dwie grupy, dwa kamienie. Pierwszy kamień Ann, C2, łączy dwie grupy w jedną. Czy wolno jej postawić drugi?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>byg/4, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>byg/4, trypsylon/4, trypsylon/7</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>When are the groups counted?</source>
        <extracomment>byg/4</extracomment>
        <translation>Kiedy liczy się grupy?</translation>
    </message>
    <message>
        <source>She may: groups are counted when the turn begins. But they are counted again at the start of her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Wolno: grupy liczy się na początku tury. Ale w następnej turze policzy się je znowu.</translation>
    </message>
    <message>
        <source>Two limits on a turn</source>
        <extracomment>byg/5</extracomment>
        <translation>Dwa ograniczenia tury</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Try to place them side by side, on A1 and A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann ma dwie grupy, więc dwa kamienie. Spróbuj postawić je obok siebie, na A1 i A2.</translation>
    </message>
    <message>
        <source>Place a stone on A1, then one on A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Postaw najpierw na A1, potem na A2.</translation>
    </message>
    <message>
        <source>Stones placed in the same turn must not touch. On her next turn, Ann could take A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Kamienie z tej samej tury nie mogą się stykać. W następnej turze A2 byłoby już dostępne.</translation>
    </message>
    <message>
        <source>The second limit: a group may grow only once a turn. Try to place two stones that don’t touch each other, but both touch the group of C2 and D3.</source>
        <extracomment>byg/5</extracomment>
        <translation>Drugie ograniczenie: grupa rośnie raz na turę. Spróbuj postawić dwa kamienie osobno, ale oba obok grupy C2 i D3.</translation>
    </message>
    <message>
        <source>B1 touches C2, E3 touches D3, and B1 and E3 don’t touch each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 styka się z C2, E3 z D3, a ze sobą się nie stykają.</translation>
    </message>
    <message>
        <source>A group that you had when the turn began may get only one of the stones placed that turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Grupa w postaci z początku tury może dostać tylko jeden kamień z tej tury.</translation>
    </message>
    <message>
        <source>Now the legal way: let each of the two groups grow by one stone in the same turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Teraz tak, jak wolno: niech w tej samej turze każda z dwóch grup urośnie o jeden kamień.</translation>
    </message>
    <message>
        <source>E5 is still alone. The second stone could have gone beside it.</source>
        <extracomment>byg/5</extracomment>
        <translation>E5 jest wciąż samo. Mogło dostać drugi kamień.</translation>
    </message>
    <message>
        <source>The larger group could have grown as well, with the other stone.</source>
        <extracomment>byg/5</extracomment>
        <translation>Większa grupa też mogła urosnąć, dzięki drugiemu kamieniowi.</translation>
    </message>
    <message>
        <source>One group should have three stones now, the other two.</source>
        <extracomment>byg/5</extracomment>
        <translation>Jedna grupa powinna mieć teraz trzy kamienie, druga dwa.</translation>
    </message>
    <message>
        <source>Place one stone beside C2 or D3 and the other beside E5, but not beside each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>Jeden kamień obok C2 lub D3, drugi obok E5, ale nie obok siebie.</translation>
    </message>
    <message>
        <source>One stone for each group: that’s why you may place no more stones than you have groups.</source>
        <extracomment>byg/5</extracomment>
        <translation>Po kamieniu na każdą grupę: dlatego nie możesz położyć więcej kamieni, niż masz grup.</translation>
    </message>
    <message>
        <source>Ann has three groups here: one on C2 and D3, one on E5 and one on G2. One of these turns makes a group grow twice, so it is refused. Which one?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann ma tu trzy grupy: C2 z D3, E5 i G2. Jedna z tych tur powiększa grupę dwa razy. Która jest niedozwolona?</translation>
    </message>
    <message>
        <source>In each turn, look for two stones that touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>W każdej turze szukaj dwóch kamieni, które stykają się z tą samą grupą Ann.</translation>
    </message>
    <message>
        <source>E2 touches D3, and B1 touches C2. D3 and C2 are the same group.</source>
        <extracomment>byg/5</extracomment>
        <translation>E2 styka się z D3, a B1 z C2: to ta sama grupa.</translation>
    </message>
    <message>
        <source>These limits are only about your own stones and groups. Place two stones, both beside Ben’s group of C4 and C5.</source>
        <extracomment>byg/5</extracomment>
        <translation>Te ograniczenia dotyczą tylko własnych grup. Postaw dwa kamienie, oba obok grupy Bena z C4 i C5.</translation>
    </message>
    <message>
        <source>One stone is there. The second one may go beside the same group of Ben’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>Jeden już tam jest. Drugi kamień może stanąć obok tej samej grupy Bena.</translation>
    </message>
    <message>
        <source>Ben’s group should have two fewer liberties.</source>
        <extracomment>byg/5</extracomment>
        <translation>Grupa Bena powinna mieć dwa oddechy mniej.</translation>
    </message>
    <message>
        <source>B4 is above Ben’s group, and D6 is below it. B4 and D6 don’t touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>B4 leży nad nią, D6 pod nią. Stykają się z różnymi grupami Ann albo z żadną.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <extracomment>byg/6</extracomment>
        <translation>Łączenie grup</translation>
    </message>
    <message>
        <source>One cell touches all three of Ann’s groups. Place a stone there, so that C3 belongs to a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>Jedno pole styka się ze wszystkimi trzema grupami Ann. Postaw tam kamień, żeby C3 należało do grupy sześciu kamieni.</translation>
    </message>
    <message>
        <source>That joins two of the three. Another cell touches them all.</source>
        <extracomment>byg/6</extracomment>
        <translation>To łączy dwie z trzech. Inne pole styka się ze wszystkimi.</translation>
    </message>
    <message>
        <source>C3 isn’t in a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 nie jest w grupie sześciu kamieni.</translation>
    </message>
    <message>
        <source>Look in the middle of the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>Popatrz na środek planszy.</translation>
    </message>
    <message>
        <source>Three groups are one now.</source>
        <extracomment>byg/6</extracomment>
        <translation>Trzy grupy są teraz jedną.</translation>
    </message>
    <message>
        <source>Place a stone on D4 again, but in the same turn, try to place a second one on E2, beside one of the three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Zrób to jeszcze raz, ale spróbuj w tej samej turze postawić drugi kamień obok jednej z trzech grup, na E2.</translation>
    </message>
    <message>
        <source>First D4, then E2, which touches E3.</source>
        <extracomment>byg/6</extracomment>
        <translation>Najpierw D4, potem E2, które styka się z E3.</translation>
    </message>
    <message>
        <source>A stone that joins groups makes each of them grow. None of these groups may get another stone this turn.</source>
        <extracomment>byg/6</extracomment>
        <translation>Kamień, który łączy, powiększa każdą grupę, z którą się styka. Żadna z nich nie dostanie w tej turze następnego.</translation>
    </message>
    <message>
        <source>Large but slow: Ann has joined all her groups, and Ben is about to play A1 and D7. How many stones may Ann place on her next turn?</source>
        <extracomment>byg/6</extracomment>
        <translation>Duża, ale powolna: Ann połączyła wszystko, a Ben gra A1 i D7. Ile kamieni może postawić Ann w następnej turze?</translation>
    </message>
    <message>
        <source>Count Ann’s groups on the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>Policz grupy Ann na planszy.</translation>
    </message>
    <message>
        <source>One group, one stone, while Ben has five groups. Joining early means fewer stones a turn for the rest of the game.</source>
        <extracomment>byg/6</extracomment>
        <translation>Jedna grupa, jeden kamień, a Ben ma pięć grup. Wczesne łączenie kosztuje kamienie do końca partii.</translation>
    </message>
    <message>
        <source>The same board, before Ann joined her groups: she has three groups, so she may place three stones. Which of these turns is refused?</source>
        <extracomment>byg/6</extracomment>
        <translation>Ta sama plansza, zanim Ann połączyła grupy: trzy grupy, trzy kamienie. Która z tych tur jest niedozwolona?</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3. Which turn has another stone that touches one of these groups?</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 łączy C3 i E3. Która tura dotyka którejś z nich jeszcze raz?</translation>
    </message>
    <message>
        <source>E4 would join D5 to E3, but D3 has already made the group of E3 grow.</source>
        <extracomment>byg/6</extracomment>
        <translation>E4 połączyłoby D5 z E3, ale E3 urosło już dzięki D3.</translation>
    </message>
    <message>
        <source>Ann can join groups and still keep her speed. Join C3 and E3, and end the turn with three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann może łączyć i zachować tempo. Połącz C3 i E3 tak, żeby po turze mieć trzy grupy.</translation>
    </message>
    <message>
        <source>They are joined, but now Ann has only two groups. Another stone this turn could have started a third.</source>
        <extracomment>byg/6</extracomment>
        <translation>Połączone, ale są teraz dwie grupy. Inny kamień z tej tury mógł założyć trzecią.</translation>
    </message>
    <message>
        <source>That joined all three groups, so Ann has too few groups left.</source>
        <extracomment>byg/6</extracomment>
        <translation>To połączyło wszystkie trzy grupy, więc zostaje ich za mało.</translation>
    </message>
    <message>
        <source>C3 and E3 should be joined, and Ann should have three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 i E3 powinny być połączone, a Ann powinna mieć trzy grupy.</translation>
    </message>
    <message>
        <source>D3 joins them. Then start a new group far away.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 je łączy. Potem załóż nową grupę daleko stąd.</translation>
    </message>
    <message>
        <source>Two groups became one, and a new group makes up for it.</source>
        <extracomment>byg/6</extracomment>
        <translation>Z dwóch zrobiła się jedna, a nowa to wyrównuje.</translation>
    </message>
    <message>
        <source>Now you are Ben. Where could Ann join all three of her groups? Take that cell.</source>
        <extracomment>byg/6</extracomment>
        <translation>Teraz jesteś Benem. Gdzie Ann połączyłaby wszystkie trzy grupy? Zajmij to pole.</translation>
    </message>
    <message>
        <source>Ann joins all three groups on D4.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann łączy wszystkie trzy grupy na D4.</translation>
    </message>
    <message>
        <source>Ann can still join all three groups with one stone.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann nadal może połączyć wszystkie trzy grupy jednym kamieniem.</translation>
    </message>
    <message>
        <source>It is the cell in the middle.</source>
        <extracomment>byg/6</extracomment>
        <translation>To pole na środku.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>byg/7</extracomment>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Nobody may pass in Byg, and nobody has to: the first stone of a turn may go on any empty cell. Tap all the cells where Ann may place her first stone.</source>
        <extracomment>byg/7</extracomment>
        <translation>W Byg nie wolno pasować i nigdy nie trzeba: pierwszy kamień tury może stanąć na dowolnym pustym polu. Zaznacz wszystkie pola, od których może zacząć Ann.</translation>
    </message>
    <message>
        <source>Tap all the empty cells, however many groups they touch.</source>
        <extracomment>byg/7</extracomment>
        <translation>Wszystkie puste pola, bez względu na to, z iloma grupami się stykają.</translation>
    </message>
    <message>
        <source>So the board always fills up, and then the game is over.</source>
        <extracomment>byg/7</extracomment>
        <translation>Plansza zawsze się więc zapełnia i wtedy partia się kończy.</translation>
    </message>
    <message>
        <source>One cell is left, and Ann fills it. She will have eleven stones, Ben only eight. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>Zostało jedno pole i zajmuje je Ann. Będzie miała jedenaście kamieni, Ben tylko osiem. Kto wygra?</translation>
    </message>
    <message>
        <source>Don’t count stones. Count each player’s largest group.</source>
        <extracomment>byg/7</extracomment>
        <translation>Nie licz kamieni. Policz największą grupę każdego gracza.</translation>
    </message>
    <message>
        <source>Ben’s eight stones form a single group. Ann’s largest group has six. Her other stones don’t count.</source>
        <extracomment>byg/7</extracomment>
        <translation>Osiem kamieni Bena to jedna grupa. Największa grupa Ann ma sześć. Reszta się nie liczy.</translation>
    </message>
    <message>
        <source>Two cells are left. Ann has priority, so a tie is enough for her. Place her last stone so that Ben’s last stone can’t beat her.</source>
        <extracomment>byg/7</extracomment>
        <translation>Zostały dwa pola. Ann ma priorytet, więc wystarczy jej tyle samo. Postaw jej ostatni kamień tak, żeby ostatni kamień Bena nie zaszkodził.</translation>
    </message>
    <message>
        <source>Ann isn’t the winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann nie wygrała.</translation>
    </message>
    <message>
        <source>One of the two cells joins Ann’s groups and keeps Ben’s apart.</source>
        <extracomment>byg/7</extracomment>
        <translation>Jedno z dwóch pól łączy grupy Ann i rozdziela grupy Bena.</translation>
    </message>
    <message>
        <source>Eight against eight. Ann has priority and wins the tie.</source>
        <extracomment>byg/7</extracomment>
        <translation>Osiem do ośmiu. Ann ma priorytet i wygrywa przy równym wyniku.</translation>
    </message>
    <message>
        <source>The same board again: Ann plays C3, and Ben plays D4. But this time, Ben has priority. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>To samo jeszcze raz: Ann gra C3, Ben D4. Ale teraz priorytet ma Ben. Kto wygra?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>byg/7, mono-line/4</extracomment>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>It is eight against eight again.</source>
        <extracomment>byg/7</extracomment>
        <translation>Znowu jest osiem do ośmiu.</translation>
    </message>
    <message>
        <source>A full board always has one winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Na pełnej planszy zawsze jest jeden zwycięzca.</translation>
    </message>
    <message>
        <source>Ben wins</source>
        <extracomment>byg/7, trypsylon/1</extracomment>
        <translation>Wygrywa Ben</translation>
    </message>
    <message>
        <source>Ann misses a turn</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann traci turę</translation>
    </message>
    <message>
        <source>The largest groups are counted</source>
        <extracomment>byg/7</extracomment>
        <translation>Liczy się największe grupy</translation>
    </message>
    <message>
        <source>Whoever runs out of time loses, and so does whoever resigns.</source>
        <extracomment>byg/7</extracomment>
        <translation>Kto nie zmieści się w czasie, przegrywa, tak samo jak ten, kto się poddaje.</translation>
    </message>
    <message>
        <source>Good turns, and a first game</source>
        <extracomment>byg/8, bypass/8</extracomment>
        <translation>Dobre tury i pierwsza partia</translation>
    </message>
    <message>
        <source>Early on, many groups are worth more than large ones. It is Ann’s first full turn. Choose the better plan: let A1 grow, or start a second group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Na początku liczba grup jest ważniejsza niż ich wielkość. To pierwsza pełna tura Ann. Wybierz, co lepsze: powiększyć A1 czy założyć drugą grupę.</translation>
    </message>
    <message>
        <source>Now Ann may place only one stone on her next turn, too, and Ben will soon place more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Teraz Ann także w następnej turze ma jeden kamień, a Ben będzie miał więcej.</translation>
    </message>
    <message>
        <source>Ann should have two groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann powinna mieć dwie grupy.</translation>
    </message>
    <message>
        <source>Choose a cell not beside A1.</source>
        <extracomment>byg/8</extracomment>
        <translation>Nie dotykaj A1.</translation>
    </message>
    <message>
        <source>Ann may place two stones next turn. Get to three groups soon; a fourth is a spare for when you join groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Następnym razem dwa kamienie. Szybko zdobądź trzy grupy; czwarta to zapas na łączenie.</translation>
    </message>
    <message>
        <source>The board is filling up. Every stone should do a job: join your stones or keep Ben’s apart. One cell does both jobs. Find it.</source>
        <extracomment>byg/8</extracomment>
        <translation>Plansza się zapełnia. Każde pole powinno mieć zadanie: łączyć twoje kamienie albo rozdzielać kamienie Bena. Jedno pole robi jedno i drugie. Znajdź je.</translation>
    </message>
    <message>
        <source>Ben takes D3, which joins his two groups and keeps Ann’s apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben zajmuje D3 i łączy swoje dwie grupy, a grupy Ann pozostają osobno.</translation>
    </message>
    <message>
        <source>Look between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>Popatrz między C4 a E2.</translation>
    </message>
    <message>
        <source>Two of Ann’s groups are now a single group of six, and Ben’s two groups can’t meet any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Dwie grupy Ann tworzą teraz jedną grupę sześciu kamieni, a dwie grupy Bena nie mogą się już spotkać.</translation>
    </message>
    <message>
        <source>Here you need two stones, each with its own job. One joins two of Ann’s groups, the other cuts A3 off from Ben’s large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Tu potrzeba dwóch kamieni, każdy ma swoje zadanie. Jeden łączy dwie grupy Ann, drugi odcina A3 od dużej grupy Bena.</translation>
    </message>
    <message>
        <source>B2 joins two of Ann’s groups, too. But now Ben takes B3, which joins A3 to his large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>B2 też łączy. Ale wtedy Ben ma B3, które łączy A3 z jego dużą grupą.</translation>
    </message>
    <message>
        <source>Ann should join A1 to C2, and keep A3 away from C3.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann powinna połączyć A1 z C2 i nie dopuścić A3 do C3.</translation>
    </message>
    <message>
        <source>B1 touches A1 and C2. B3 touches A3, C3 and C4.</source>
        <extracomment>byg/8</extracomment>
        <translation>B1 styka się z A1 i C2. B3 styka się z A3, C3 i C4.</translation>
    </message>
    <message>
        <source>The computer finds nothing better: any other turn loses.</source>
        <extracomment>byg/8</extracomment>
        <translation>Komputer nie znajduje nic lepszego: wszystko inne przegrywa.</translation>
    </message>
    <message>
        <source>Ben takes C2. His groups are joined, and Ann can’t catch up any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben zajmuje C2. Jego grupy są połączone i Ann już go nie dogoni.</translation>
    </message>
    <message>
        <source>Only C2 matters here.</source>
        <extracomment>byg/8</extracomment>
        <translation>Tu liczy się tylko C2.</translation>
    </message>
    <message>
        <source>Which empty cell touches C1, D2, B1, D1 and C3?</source>
        <extracomment>byg/8</extracomment>
        <translation>Które puste pole styka się z C1, D2, B1, D1 i C3?</translation>
    </message>
    <message>
        <source>Late in the game, a single stone in the right place beats two elsewhere.</source>
        <extracomment>byg/8</extracomment>
        <translation>Pod koniec jeden kamień we właściwym miejscu jest lepszy niż dwa gdzie indziej.</translation>
    </message>
    <message>
        <source>Your first game, on a board with three cells a side, against the weakest computer. Start with many groups, and think about joining them when half the board is full.</source>
        <extracomment>byg/8</extracomment>
        <translation>Twoja pierwsza partia: bok 3, przeciw najsłabszemu komputerowi. Zacznij od wielu grup i pomyśl o łączeniu, gdy połowa planszy jest zajęta.</translation>
    </message>
    <message>
        <source>Three routes</source>
        <extracomment>bypass/1</extracomment>
        <translation>Trzy trasy</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a letter. Opposite corners share a letter. Tap both hexes with α.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Sześć heksów, po jednym w każdym rogu, ma literę. Przeciwległe rogi mają tę samą. Zaznacz oba heksy z α.</translation>
    </message>
    <message>
        <source>One is A1, at the top left. The other is in the opposite corner.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Jeden jest u góry po lewej, A1. Drugi leży naprzeciwko.</translation>
    </message>
    <message>
        <source>A1 and E3 are α, A3 and E1 are β, C1 and C5 are γ.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1 i E3 to α, A3 i E1 to β, C1 i C5 to γ.</translation>
    </message>
    <message>
        <source>Lines that join two hexes are paths; lines on the side between two hexes are walls. Each player has a colour. Tap all of Ann’s paths.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Linie z heksu do heksu to ścieżki, te na bokach między heksami to mury. Każdy rysuje własnym kolorem. Zaznacz wszystkie ścieżki Ann.</translation>
    </message>
    <message>
        <source>There are five. One is between C2 and C3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Jest ich pięć. Jedna leży między C2 a C3.</translation>
    </message>
    <message>
        <source>The other paths are Ben’s. All paths connect hexes, whoever drew them; points go to the player who drew the path.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Pozostałe ścieżki należą do Bena. Heksy łączą ścieżki wszystkich; to, kto narysował ścieżkę, liczy się do punktów.</translation>
    </message>
    <message>
        <source>The paths of both players together connect one β to the other: route β is complete. Tap all its hexes, from A3 to E1.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ścieżki Ann i Bena prowadzą razem z β do β. To trasa i jest ukończona. Zaznacz wszystkie jej heksy, od A3 do E1.</translation>
    </message>
    <message>
        <source>Follow the paths from A3 through C3 down to E1: five hexes.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Od A3 idź ścieżkami przez C3 do E1. Pięć heksów.</translation>
    </message>
    <message>
        <source>Route γ is complete as well, from C1 to C5.</source>
        <extracomment>bypass/1</extracomment>
        <translation>γ też jest ukończona: od C1 do C5.</translation>
    </message>
    <message>
        <source>Only route α isn’t complete yet. On her turn, Ann draws one path and one wall. Complete α, and put a wall on any open link.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Nieukończona jest tylko α. W swojej turze Ann rysuje jedną ścieżkę i jeden mur. Narysuj ścieżkę, która kończy α, i mur na dowolnym wolnym połączeniu.</translation>
    </message>
    <message>
        <source>α is still incomplete, and Ben may complete it himself.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α jest wciąż nieukończona i może ją ukończyć sam Ben.</translation>
    </message>
    <message>
        <source>α isn’t complete yet.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α nie jest jeszcze ukończona.</translation>
    </message>
    <message>
        <source>From A1, the paths lead as far as D3, which is next to E3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Z A1 ścieżki prowadzą aż do D3. E3 leży obok.</translation>
    </message>
    <message>
        <source>The same position, but now Ben draws the last path, D3–E3. Who wins?</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ta sama pozycja, ale ostatnią ścieżkę, D3–E3, rysuje Ben. Kto wtedy wygra?</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>bypass/1, highway/7, spiral/2, trypsylon/6</extracomment>
        <translation>Jedno i drugie</translation>
    </message>
    <message>
        <source>Without that path, the score is 6 to 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Bez tej ścieżki jest 6 do 6.</translation>
    </message>
    <message>
        <source>Each path on a route scores a point for the player who drew it.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ścieżka na jednej trasie to jeden punkt. Należy do tego, kto ją narysował.</translation>
    </message>
    <message>
        <source>A path and a wall</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ścieżka i mur</translation>
    </message>
    <message>
        <source>Ann was drawn by lot to start. Draw one path and one wall, in either order, on any links. There is a link between any two adjacent hexes, but none along the edge of the board.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Los dał Ann pierwszą turę. Narysuj jedną ścieżkę i jeden mur, w dowolnej kolejności, gdzie chcesz. Boki między heksami to połączenia; na krawędzi planszy ich nie ma.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Na turę przypada jedna ścieżka i jeden mur.</translation>
    </message>
    <message>
        <source>A path goes from one hex to an adjacent hex. A wall lies on the side between two hexes.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ścieżka prowadzi z heksu do sąsiedniego heksu. Mur leży na boku między dwoma heksami.</translation>
    </message>
    <message>
        <source>Lines needn’t touch other lines. Ben has now had his turn; play goes round in seat order.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ścieżki i mury nie muszą się z niczym stykać. Potem była tura Bena i tak dalej, po kolei według miejsc.</translation>
    </message>
    <message>
        <source>Some turns later. A link is open, or it holds one path or one wall. Try to draw a wall across Ann’s path B2–C3.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Kilka tur później. Połączenie jest wolne albo ma jedną ścieżkę lub jeden mur. Spróbuj narysować mur w poprzek ścieżki Ann B2–C3.</translation>
    </message>
    <message>
        <source>Draw on the side between B2 and C3, which the path crosses.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Bok między B2 a C3, tam gdzie przecina go ścieżka.</translation>
    </message>
    <message>
        <source>A link with a path on it is taken, whoever owns the path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Nieważne, czyja to ścieżka: jej połączenie jest zajęte.</translation>
    </message>
    <message>
        <source>Now the other way round: try to draw a path through Ann’s wall between C4 and D4.</source>
        <extracomment>bypass/2</extracomment>
        <translation>I na odwrót: spróbuj poprowadzić ścieżkę przez mur Ann między C4 a D4.</translation>
    </message>
    <message>
        <source>Draw from C4 to D4, with the pen for paths.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Rysuj z C4 do D4, pisakiem do ścieżek.</translation>
    </message>
    <message>
        <source>Ann can’t draw a path through any wall, even her own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Nawet jej własny mur nie przepuszcza Ann.</translation>
    </message>
    <message>
        <source>Ann has drawn nothing yet this turn. Try to draw two paths, from hex to hex.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ann nic jeszcze w tej turze nie narysowała. Spróbuj narysować dwie ścieżki, z heksu do heksu.</translation>
    </message>
    <message>
        <source>Drag from C3 to C4, then from B1 to C2.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Przeciągnij z C3 do C4, potem z B1 do C2.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall. You can take lines back until the turn ends.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Jedna ścieżka i jeden mur. Dopóki tura trwa, możesz jeszcze wycofać linię.</translation>
    </message>
    <message>
        <source>Here are three turns for Ann. Which one is refused?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Trzy tury Ann. Która jest niedozwolona?</translation>
    </message>
    <message>
        <source>What must every turn have?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Co musi być w każdej turze?</translation>
    </message>
    <message>
        <source>A path alone isn’t a complete turn. On these boards, there is always room for a wall as well.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Sama ścieżka to nie tura. Na tych planszach zawsze jest też miejsce na mur.</translation>
    </message>
    <message>
        <source>Walls stop opponents. Ben’s path C3–D3 heads for the α on E3. Draw a wall between D3 and E3, and any path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Mury zatrzymują innych. Ścieżka Bena C3–D3 celuje w α na E3. Narysuj mur między D3 a E3 i dowolną ścieżkę.</translation>
    </message>
    <message>
        <source>You drew a path there. A path takes up the link, too, but this one leads to E3. Here, Ann wants a wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>To jest ścieżka. Też zajmuje połączenie, ale dochodzi do E3. Tu Ann chce muru.</translation>
    </message>
    <message>
        <source>There is no wall between D3 and E3 yet.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Między D3 a E3 nie ma jeszcze muru.</translation>
    </message>
    <message>
        <source>Draw the wall on the side that D3 and E3 share.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Bok wspólny dla D3 i E3.</translation>
    </message>
    <message>
        <source>Now only longer ways lead to E3. Long ways have room for more paths of your own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Teraz do E3 prowadzą tylko dłuższe drogi. Na długich drogach jest miejsce na więcej twoich ścieżek.</translation>
    </message>
    <message>
        <source>The swap</source>
        <extracomment>bypass/3</extracomment>
        <translation>Zamiana</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may swap: one of your paths becomes a wall, and one of your walls a path. Draw both lines, then turn Ann’s wall D1|E1 into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Po ścieżce i murze możesz zamienić jedną swoją ścieżkę z jednym swoim murem: jedno staje się drugim. Narysuj obie linie, a potem zmień mur Ann D1|E1 w ścieżkę.</translation>
    </message>
    <message>
        <source>You ended the turn without this swap. D1|E1 is still a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>To była tura bez tej zamiany. D1|E1 jest nadal murem.</translation>
    </message>
    <message>
        <source>D1–E1 isn’t a path of Ann’s yet.</source>
        <extracomment>bypass/3</extracomment>
        <translation>D1–E1 nie jest jeszcze ścieżką Ann.</translation>
    </message>
    <message>
        <source>Draw both lines first. Then choose a path of Ann’s to give up, and the wall between D1 and E1.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Najpierw narysuj obie linie. Potem wybierz ścieżkę Ann, którą oddasz, i mur między D1 a E1.</translation>
    </message>
    <message>
        <source>A swap moves no lines: one path becomes a wall, and one wall becomes a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Linie zostają na miejscu; zmienia się tylko to, czym są.</translation>
    </message>
    <message>
        <source>Ann has two paths and two walls. She draws C4–C5 and A2|A3, then swaps A1–B2 with D1|E1. How many walls does she have now?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ann ma dwie ścieżki i dwa mury. Rysuje C4–C5 i A2|A3 i zamienia A1–B2 z D1|E1. Ile ma wtedy murów?</translation>
    </message>
    <message>
        <source>Ann drew one wall. Does a swap change how many walls she has?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Narysowano jeden mur. Co zamiana robi z ich liczbą?</translation>
    </message>
    <message>
        <source>Only your own lines can be swapped. Draw a path and a wall, then try to turn Ben’s path C3–D3 into a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Zamieniać można tylko własne linie. Narysuj ścieżkę i mur, a potem spróbuj zmienić ścieżkę Bena C3–D3 w mur.</translation>
    </message>
    <message>
        <source>After drawing both lines, choose the path between C3 and D3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Po obu liniach wybierz ścieżkę między C3 a D3.</translation>
    </message>
    <message>
        <source>So nobody but you can change your paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Twoja ścieżka jest więc bezpieczna przed wszystkimi prócz ciebie.</translation>
    </message>
    <message>
        <source>A swap needs one path and one wall. Draw both lines, choose the path A1–B2, then try to swap it with the path B2–C3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Zamiana to jedna ścieżka i jeden mur. Narysuj obie linie, wybierz ścieżkę A1–B2, a potem spróbuj do pary wybrać ścieżkę B2–C3.</translation>
    </message>
    <message>
        <source>Draw both lines, then choose the paths A1–B2 and B2–C3, one after the other.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Najpierw dwie linie, potem obie ścieżki Ann, jedna po drugiej.</translation>
    </message>
    <message>
        <source>Two paths can’t be swapped, only a path and a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Dwóch ścieżek nie można zamienić, tylko ścieżkę i mur.</translation>
    </message>
    <message>
        <source>A swap can give you two new paths in one turn. Ann wants C3–C4 and C4–D4, but her own wall is on one of these links. Get both paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Dzięki zamianie możesz mieć w jednej turze dwie nowe ścieżki. Ann chce C3–C4 i C4–D4. Na jednym z tych połączeń stoi jej mur. Zdobądź obie.</translation>
    </message>
    <message>
        <source>C3–C4 is there, but C4|D4 is still a wall. A swap would have made it a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4 już jest, ale C4|D4 to wciąż mur. Zamiana by go otworzyła.</translation>
    </message>
    <message>
        <source>Both links should hold paths of Ann’s.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Na obu połączeniach powinny być ścieżki Ann.</translation>
    </message>
    <message>
        <source>Draw C3–C4 and any wall. Then swap the wall C4|D4 with a path that Ann needs less.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Narysuj C3–C4 i jakiś mur. Potem zamień mur C4|D4 ze ścieżką, która jest Ann mniej potrzebna.</translation>
    </message>
    <message>
        <source>The price is a path elsewhere, which is now a wall. Walls of your own are paths in reserve.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ceną jest ścieżka gdzie indziej, która jest teraz murem. Własne mury to ścieżki w rezerwie.</translation>
    </message>
    <message>
        <source>Lines drawn this turn may be swapped, too, but a swap must not change the same link twice. Which of these turns is refused?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Zamieniać można też linie z tej samej tury, ale zamiana nie może dwa razy zmienić tego samego połączenia. Która z tych tur jest niedozwolona?</translation>
    </message>
    <message>
        <source>A1–B2 would become a wall and then a path again. A swap needs two different links.</source>
        <extracomment>bypass/3</extracomment>
        <translation>A1–B2 byłoby murem i znowu ścieżką. Dwie połowy zamiany wymagają dwóch połączeń.</translation>
    </message>
    <message>
        <source>No loops</source>
        <extracomment>bypass/4</extracomment>
        <translation>Bez pętli</translation>
    </message>
    <message>
        <source>No turn may end with a loop. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Żadna tura nie może skończyć się pętlą. Która z tych tur jest niedozwolona?</translation>
    </message>
    <message>
        <source>One of these turns closes the loop, but opens it again before the turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Jedna z tur, które zamykają pętlę, otwiera ją znowu przed końcem.</translation>
    </message>
    <message>
        <source>The turn with the swap closes a loop, too, but the swap opens it again. Loops only count at the end of the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ostatnia też zamyka pętlę, ale zamiana to naprawia. Pętle liczą się dopiero na końcu tury.</translation>
    </message>
    <message>
        <source>Do it yourself: draw C2–D2, and a wall. Then open the loop with a swap, and end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Teraz twoja kolej: narysuj C2–D2 i mur. Potem napraw pętlę zamianą i zakończ turę.</translation>
    </message>
    <message>
        <source>That turn avoids the loop. This time, close the loop first: C2–D2 should end up as a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Tak nie będzie pętli. Tu jednak ma powstać: C2–D2 ma być w końcu ścieżką Ann.</translation>
    </message>
    <message>
        <source>C2–D2 isn’t a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2 nie jest ścieżką Ann.</translation>
    </message>
    <message>
        <source>Give up C2–C3, and turn D4|E3 or B1|B2 into a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Oddaj C2–C3 i zmień D4|E3 lub B1|B2 w ścieżkę.</translation>
    </message>
    <message>
        <source>Loops can be larger. One of these turns would close a larger loop. Which turn is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Pętle mogą być większe. Jedna z tych trzech ścieżek by ją zamknęła. Która tura jest niedozwolona?</translation>
    </message>
    <message>
        <source>Walk along the paths from B2. Where do they end?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Idź ścieżkami od B2. Gdzie się kończą?</translation>
    </message>
    <message>
        <source>B2–C2 closes a loop of six paths around C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 zamyka pierścień z sześciu ścieżek wokół C3.</translation>
    </message>
    <message>
        <source>Ann wants B2–C2 anyway. Draw that path, and give up another of her paths so that she can end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ann i tak chce B2–C2. Narysuj tę ścieżkę i oddaj inną jej ścieżkę, żeby tura mogła się skończyć.</translation>
    </message>
    <message>
        <source>That turn is legal, but B2–C2 isn’t a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Tura jest w porządku, ale B2–C2 nie jest ścieżką.</translation>
    </message>
    <message>
        <source>B2–C2 should be a path of Ann’s when the turn is over.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Po turze B2–C2 ma być ścieżką Ann.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Three other paths in the loop are Ann’s: swap one of them with one of her walls.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Narysuj B2–C2 i mur. W pętli są wtedy jeszcze trzy inne ścieżki Ann: zamień jedną z nich z jej murem.</translation>
    </message>
    <message>
        <source>The loop is now open elsewhere, and Ann has the path that she wanted.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Pierścień jest otwarty w innym miejscu, a Ann ma połączenie, które chciała.</translation>
    </message>
    <message>
        <source>A swap can close a loop, too, by turning a wall into a path. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Zamiana też może zamknąć pętlę: mur staje się ścieżką. Która z tych tur jest niedozwolona?</translation>
    </message>
    <message>
        <source>For each turn, leave out the path that is given up, then follow the other paths from C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Odejmij oddawaną ścieżkę, a potem idź pozostałymi od C3.</translation>
    </message>
    <message>
        <source>Even without C2–D2, there is a loop through B2, B3, C4, D3, D2 and C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Choć oddano C2–D2, pierścień przez B2, B3, C4, D3, D2 i C3 pozostaje zamknięty.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <extracomment>bypass/5</extracomment>
        <translation>Nic nie jest odcięte</translation>
    </message>
    <message>
        <source>No turn may end with a hex cut off. Which of Ann’s turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Żadna tura nie może się tak skończyć. Która z tur Ann jest niedozwolona?</translation>
    </message>
    <message>
        <source>Which turn puts a third wall around E3?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Która stawia trzeci mur przy E3?</translation>
    </message>
    <message>
        <source>A swap can also reconnect a cut-off hex. Put a wall between D4 and E3, and turn the wall D3|E3 into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Tak jak przy pętlach, zamiana może to naprawić. Postaw mur między D4 a E3 i zamianą otwórz mur D3|E3.</translation>
    </message>
    <message>
        <source>Nothing is cut off, but here Ann wants the wall between D4 and E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Nic nie jest odcięte, ale Ann chce tu mieć mur między D4 a E3.</translation>
    </message>
    <message>
        <source>D4|E3 should be a wall, and D3–E3 a path of Ann’s.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4|E3 ma być murem, a D3–E3 ścieżką Ann.</translation>
    </message>
    <message>
        <source>Draw any path, and the wall D4|E3. Then swap one of Ann’s paths with the wall D3|E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Narysuj dowolną ścieżkę i ten mur. Potem wybierz ścieżkę Ann do oddania i D3|E3.</translation>
    </message>
    <message>
        <source>Now Ann’s path D3–E3 is the only way to E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Teraz do E3 można wejść tylko ścieżką Ann.</translation>
    </message>
    <message>
        <source>D1 and E1 are connected to each other, but not to the rest of the board. That isn’t allowed either.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1 i E1 są połączone ze sobą, ale nie z resztą. Tego też nie wolno.</translation>
    </message>
    <message>
        <source>Routes and points</source>
        <extracomment>bypass/6</extracomment>
        <translation>Trasy i punkty</translation>
    </message>
    <message>
        <source>As there are no loops, exactly one route of paths leads from C5 to C1. Tap the hexes of this route, γ.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Z C5 do C1 prowadzi ścieżkami dokładnie jedna droga, bo nie ma pętli. Zaznacz heksy tej trasy, γ.</translation>
    </message>
    <message>
        <source>The route goes from C5 via C4 and B3 to B2, then on to C1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Z C5 przez C4 i B3 do B2 i dalej do C1.</translation>
    </message>
    <message>
        <source>A complete route glows on the board, and the players’ cards show how many points each player gets for it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ukończona trasa świeci na planszy, a karty graczy pokazują, ile punktów komu daje.</translation>
    </message>
    <message>
        <source>If you own a path on a complete route, you can break that route. Swap away Ann’s path C2–D1, so that β is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ukończoną trasę może przerwać ten, kto ma na niej ścieżkę. Oddaj zamianą ścieżkę Ann C2–D1, żeby β nie była już ukończona.</translation>
    </message>
    <message>
        <source>C2–D1 is gone, but β is still complete: other paths lead to E1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C2–D1 już nie ma, ale β nadal jest ukończona: ma inną drogę do E1.</translation>
    </message>
    <message>
        <source>β is still complete. Once she has drawn a path and a wall, Ann may swap.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β nadal jest ukończona. Gdy Ann narysuje ścieżkę i mur, może zrobić zamianę.</translation>
    </message>
    <message>
        <source>β shouldn’t be complete, and the game shouldn’t be over.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β ma być przerwana, a partia nieskończona.</translation>
    </message>
    <message>
        <source>Draw a path and a wall that do no harm. Then swap C2–D1 with one of Ann’s walls, but not C1|D1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Narysuj dwie linie, które nie szkodzą. Potem zamień C2–D1, ale nie z C1|D1.</translation>
    </message>
    <message>
        <source>Nobody else could have done that: only a path’s owner can change it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Nikt inny nie mógłby tego zrobić: ścieżkę może zmienić tylko właściciel.</translation>
    </message>
    <message>
        <source>D2–D3 scores nothing. B2–B3 scores a point on each of the three routes.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D2–D3 nic nie daje. B2–B3 leży na drodze z α do α, z β do β i z γ do γ.</translation>
    </message>
    <message>
        <source>Ann draws D4–E3 and a wall, and then swaps: C2–D1 becomes a wall, and D1|D2 a path. Is the game over?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ann rysuje D4–E3 i mur, a potem zamienia: C2–D1 staje się murem, a D1|D2 ścieżką. Czy partia się kończy?</translation>
    </message>
    <message>
        <source>Yes, α is complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>Tak, α jest ukończona</translation>
    </message>
    <message>
        <source>No, β isn’t complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>Nie, β jest przerwana</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts, after the swap. Do paths still lead from A3 to E1?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Liczy się plansza po turze, po zamianie. Czy da się wtedy jeszcze dojść z A3 do E1?</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts. Route β needed C2–D1, so it is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Liczy się tylko plansza na końcu tury. Droga do E1 prowadziła przez C2–D1.</translation>
    </message>
    <message>
        <source>A wall of Ann’s stands between D4 and E3. Complete the last route with a swap and end the game, win or lose.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Między D4 a E3 stoi mur Ann. Ukończ ostatnią trasę zamianą i zakończ partię, obojętnie, kto wygra.</translation>
    </message>
    <message>
        <source>α isn’t complete. The wall between D4 and E3 is Ann’s own: a swap can turn it into a path.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α nie jest ukończona. Mur między D4 a E3 należy do Ann: zamiana zrobi z niego ścieżkę.</translation>
    </message>
    <message>
        <source>The game isn’t over yet.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>Draw any path and any wall. Then swap the wall D4|E3 with a path that is on no route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Narysuj dowolną ścieżkę i mur. Oddaj ścieżkę, która nie leży na żadnej trasie, i zmień D4|E3 w ścieżkę.</translation>
    </message>
    <message>
        <source>A wall of your own can become the last path of a route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Własny mur może stać się ostatnią ścieżką trasy.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>bypass/7</extracomment>
        <translation>Kto wygrywa</translation>
    </message>
    <message>
        <source>Both share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Dzielą je oboje</translation>
    </message>
    <message>
        <source>It was Ann who ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>To Ann zakończyła partię.</translation>
    </message>
    <message>
        <source>Ann can do better: there is another way to complete α, with more of her own paths on it. Win the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann może zagrać lepiej: α da się ukończyć inaczej, z większą liczbą jej ścieżek. Wygraj partię.</translation>
    </message>
    <message>
        <source>That completes α, but the points are tied, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>To kończy α, ale daje tylko remis, a partię zakończyła Ann: wygrywa Ben.</translation>
    </message>
    <message>
        <source>Now Ben completes α himself and wins the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Teraz Ben sam kończy α i ostatnia ścieżka daje mu zwycięstwo.</translation>
    </message>
    <message>
        <source>Ann hasn’t won.</source>
        <extracomment>bypass/7, bypass/8</extracomment>
        <translation>Ann nie wygrała.</translation>
    </message>
    <message>
        <source>Ann’s paths lead from C4 via C5 to D4. Where could they go next?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ścieżki Ann prowadzą z C4 przez C5 do D4. Dokąd mogłyby iść dalej?</translation>
    </message>
    <message>
        <source>Ann wins nine to seven. From C3 on, route α now uses three of her paths instead of one.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann wygrywa dziewięć do siedmiu. Od C3 trasa α biegnie teraz przez trzy jej ścieżki zamiast jednej.</translation>
    </message>
    <message>
        <source>Now there are three players. Ben completes route α with D3–E3. Ann and Cleo have 5 points each, Ben has 4. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Troje graczy przy jednej planszy; Ben kończy α ścieżką D3–E3. Ann i Cleo mają po 5 punktów, Ben 4. Kto wygra?</translation>
    </message>
    <message>
        <source>Ann and Cleo share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann i Cleo dzielą zwycięstwo</translation>
    </message>
    <message>
        <source>All three share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cała trójka dzieli zwycięstwo</translation>
    </message>
    <message>
        <source>Ben, who ended it</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben, bo ją zakończył</translation>
    </message>
    <message>
        <source>The most points win, and Ann and Cleo are tied.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Wygrywa ten, kto ma najwięcej punktów, a Ann i Cleo mają po tyle samo.</translation>
    </message>
    <message>
        <source>Cleo’s paths still counted for the routes, but she was out. In a two-player game nobody leaves: one player resigns, and the other wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ścieżki Cleo nadal liczyły się na trasach, ale ona jest poza grą. We dwoje nikt nie opuszcza gry: można się poddać, a wtedy wygrywa ten drugi.</translation>
    </message>
    <message>
        <source>Ben needs only D4–E3 to win 9 to 6. If Ann draws that path herself, she loses 7 to 8. Stop Ben with a wall.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Benowi brakuje tylko ścieżki D4–E3: z nią wygrałby 9 do 6. Jeśli Ann narysuje ją sama, przegra 7 do 8. Zatrzymaj Bena murem.</translation>
    </message>
    <message>
        <source>The game is over, and Ben wins by a point.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Partia się skończyła i Ben wygrywa o punkt.</translation>
    </message>
    <message>
        <source>Ben draws D4–E3 and wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben rysuje D4–E3 i wygrywa.</translation>
    </message>
    <message>
        <source>There is no wall of Ann’s between D4 and E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Między D4 a E3 nie ma muru Ann.</translation>
    </message>
    <message>
        <source>The wall belongs on the link that Ben needs.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Mur powinien stanąć na połączeniu, którego potrzebuje Ben.</translation>
    </message>
    <message>
        <source>The way to E3 is longer now. Longer ways have room for Ann’s paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Droga do E3 jest teraz dłuższa. Na dłuższych drogach jest miejsce na ścieżki Ann.</translation>
    </message>
    <message>
        <source>Your own walls are paths in reserve. Ann’s way via D4 is blocked by her own wall, D4|E3. Use a swap to end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Własny mur to ścieżka w rezerwie. Drogę przez D4 zagradza Ann mur D4|E3, ale to jej własny mur. Zakończ partię i wygraj dzięki zamianie.</translation>
    </message>
    <message>
        <source>α is complete, but Ann doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/8</extracomment>
        <translation>α jest ukończona, ale Ann nie ma więcej punktów niż Ben, a to ona zakończyła partię.</translation>
    </message>
    <message>
        <source>Ben completes α with a path of his own.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben kończy α własną ścieżką.</translation>
    </message>
    <message>
        <source>First draw a path that is on no route, then a wall. Swap that new path with the wall D4|E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Narysuj najpierw ścieżkę poza trasami, potem mur. Zamień tę nową ścieżkę z murem D4|E3.</translation>
    </message>
    <message>
        <source>Ben couldn’t have prevented this: nobody can change another player’s walls.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben nie mógł nic na to poradzić: cudzych murów nie można zmieniać.</translation>
    </message>
    <message>
        <source>Late in a real game. The upper and lower parts of the network are two links apart: B2–C2 is open, and C2–D2 holds Ann’s wall. Join the two parts in one turn, and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Końcówka prawdziwej partii. Górną i dolną część sieci dzielą dwa połączenia: B2–C2 jest wolne, na C2–D2 stoi mur Ann. Połącz je w jednej turze i wygraj.</translation>
    </message>
    <message>
        <source>That is only half of it. Now Ben has a turn before Ann can swap her wall, and he sees her plan.</source>
        <extracomment>bypass/8</extracomment>
        <translation>To dopiero połowa. Zanim Ann otworzy swój mur, Ben jest na ruchu i widzi, co się święci.</translation>
    </message>
    <message>
        <source>The two parts aren’t joined, or Ann doesn’t have the most points.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Obie części nie są połączone albo Ann nie ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Then swap C2|D2 with a path of Ann’s that lies on no route, A2–B3 for example.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Narysuj B2–C2 i mur. Potem zamień C2|D2 ze ścieżką Ann, która nie leży na żadnej trasie, na przykład A2–B3.</translation>
    </message>
    <message>
        <source>Ann wins eleven to six. You can close two gaps in one turn if your own wall is on one of them. Watch for opponents who can do the same.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Jedenaście do sześciu. W jednej turze można zamknąć dwie luki, jeśli na jednej stoi twój mur. Wykorzystaj to i uważaj na przeciwników, którzy mogą zrobić to samo.</translation>
    </message>
    <message>
        <source>Here, D4–E3 alone would end the game at 8 to 8, and Ben would win. But Ann also swaps C2–D1 with C1|D1. How many points does she have in the end?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Tu D4–E3 zakończyłoby partię wynikiem 8 do 8, czyli zwycięstwem Bena. Ale Ann zamienia jeszcze C2–D1 z C1|D1. Ile ma wtedy punktów?</translation>
    </message>
    <message>
        <source>After the swap, route β leads from C2 via C1 to D1. Who owns these two paths?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Trasa β prowadzi wtedy z C2 przez C1 do D1. Czyje są te dwie ścieżki?</translation>
    </message>
    <message>
        <source>Ann has nine: route β loses one of her paths, but gains two others. A swap can lead a route over your own paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Dziewięć: β opuściła jedną ścieżkę Ann, a biegnie teraz dwiema innymi. Zamianą można poprowadzić trasę własnymi ścieżkami.</translation>
    </message>
    <message>
        <source>Now do it yourself: end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Teraz twoja kolej: zakończ partię i wygraj.</translation>
    </message>
    <message>
        <source>The score is eight to eight, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Osiem do ośmiu, a partię zakończyła Ann: wygrywa Ben.</translation>
    </message>
    <message>
        <source>Ben completes α himself.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben sam kończy α.</translation>
    </message>
    <message>
        <source>Draw D4–E3 and any wall that does no harm, then swap C2–D1 with C1|D1.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4–E3, dowolny nieszkodliwy mur, a potem C2–D1 za C1|D1.</translation>
    </message>
    <message>
        <source>Before you end a turn, ask: which path could I give up, and which wall would I rather have as a path?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Zanim zakończysz turę, zadaj sobie pytanie: którą ścieżkę mogę oddać i który mur wolę mieć jako ścieżkę?</translation>
    </message>
    <message>
        <source>Your first game: three hexes a side, against the weakest computer. Watch the letters; once two routes are complete, every turn may be the last.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Twoja pierwsza partia: bok 3, przeciw najsłabszemu komputerowi. Pilnuj liter; gdy ukończone są dwie trasy, każda tura może być ostatnia.</translation>
    </message>
    <message>
        <source>How pieces leave</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Jak schodzą pionki</translation>
    </message>
    <message>
        <source>One piece is left, but not on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Został jeden pionek, ale nie na środkowym kwadracie.</translation>
    </message>
    <message>
        <source>One piece has to be left, on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ma zostać jeden pionek na środkowym kwadracie.</translation>
    </message>
    <message>
        <source>The outer piece jumps over the inner one.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Pionek zewnętrzny skacze nad wewnętrznym.</translation>
    </message>
    <message>
        <source>The piece that is jumped over leaves the board.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Przeskoczony pionek schodzi z planszy.</translation>
    </message>
    <message>
        <source>A piece jumps over one neighbour to an empty place next to that neighbour. It may turn on the way. Make the jump that the arrows show.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Skacze się nad jednym sąsiadem na pusty punkt obok tego sąsiada. Można przy tym skręcić. Skocz pionkiem tak, jak pokazują strzałki.</translation>
    </message>
    <message>
        <source>The place is right, but the wrong piece jumped there.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Miejsce dobre, ale skoczył nie ten pionek.</translation>
    </message>
    <message>
        <source>The piece should land where the second arrow ends.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ma wylądować tam, gdzie kończy się druga strzałka.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the first arrow, and put it down at the end of the second.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Weź pionek z początku pierwszej strzałki i postaw go na końcu drugiej.</translation>
    </message>
    <message>
        <source>Straight on or round the corner, over either neighbour: tap every place where the glowing piece can land.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Prosto albo za róg, nad dowolnym sąsiadem: zaznacz wszystkie punkty, na których może wylądować świecący pionek.</translation>
    </message>
    <message>
        <source>The glowing piece has two neighbours. Look for empty places next to each of them.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Obok niego stoją dwa pionki. Szukaj pustych punktów przy każdym z nich.</translation>
    </message>
    <message>
        <source>A jump can’t end where it began.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Powrót na własne miejsce to nie skok.</translation>
    </message>
    <message>
        <source>Try to jump with the same piece where there is nothing to jump over.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Spróbuj skoczyć tym samym pionkiem tam, gdzie nie ma nad czym skakać.</translation>
    </message>
    <message>
        <source>Put the piece down on an empty place two steps outwards.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Postaw go na pustym punkcie dwa kroki dalej na zewnątrz.</translation>
    </message>
    <message>
        <source>A piece can jump only over a neighbour. Try to jump with the glowing piece over a piece that isn’t beside it.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Skacze się tylko nad sąsiadem. Spróbuj skoczyć świecącym pionkiem nad takim, który stoi dalej.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Postaw świecący pionek na końcu strzałki.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the inner one jumps outwards over the other. How does the puzzle end?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Zostały dwa pionki i wewnętrzny skacze na zewnątrz nad drugim. Jak to się kończy?</translation>
    </message>
    <message>
        <source>Solved: one piece is left</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Rozwiązane: został jeden pionek</translation>
    </message>
    <message>
        <source>Stuck: the last piece isn’t on the Center Square</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Koniec ruchów: ostatni pionek nie stoi na środkowym kwadracie</translation>
    </message>
    <message>
        <source>Where does the last piece stand?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Gdzie stoi ostatni pionek?</translation>
    </message>
    <message>
        <source>Three pieces, two jumps. Finish on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Trzy pionki, dwa skoki. Skończ na środkowym kwadracie.</translation>
    </message>
    <message>
        <source>Two pieces are left, but they aren’t neighbours any more.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Zostały dwa, ale już ze sobą nie sąsiadują.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The last jump has to go over a piece beside the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Nierozwiązane. Ostatni skok musi prowadzić nad pionkiem obok środkowego kwadratu.</translation>
    </message>
    <message>
        <source>The piece next to the Center Square should be the last to be jumped over. For now, leave it alone, and jump over the outermost piece.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Pionek przy środkowym kwadracie ma zostać przeskoczony jako ostatni. Zostaw go więc i najpierw skocz nad zewnętrznym.</translation>
    </message>
    <message>
        <source>Round the corner and out again</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Za róg i z powrotem na zewnątrz</translation>
    </message>
    <message>
        <source>A piece must land on an empty place. Try to land on an occupied place.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Lądować można tylko na pustym punkcie. Spróbuj wylądować na zajętym.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another piece, two steps away.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Weź pionek i postaw go na innym, dwa kroki dalej.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, exits are places like any other. Let a piece jump over the one on the exit.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Wyjścia są tu punktami jak wszystkie inne. Skocz pionkiem nad tym, który stoi na wyjściu.</translation>
    </message>
    <message>
        <source>The piece on the exit is still there.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Pionek na wyjściu wciąż tam stoi.</translation>
    </message>
    <message>
        <source>The neighbour on the outer edge can jump over the glowing piece, along the edge.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Skacze nad nim jego sąsiad z obwodu, na drugą stronę.</translation>
    </message>
    <message>
        <source>There are five pieces, and each jump removes one. How many jumps does a solution have?</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Pięć pionków, a każdy skok zabiera jeden. Ile skoków ma rozwiązanie?</translation>
    </message>
    <message>
        <source>One piece has to stay.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Jeden pionek ma zostać.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three jumps. Only one first jump works.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Cztery pionki, trzy skoki na środkowy kwadrat. Tylko jeden pierwszy skok jest dobry.</translation>
    </message>
    <message>
        <source>From here, the Center Square can’t be reached any more. Start with the piece nearest to the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Stąd nie ma już drogi na środkowy kwadrat. Zacznij od pionka, który stoi najbliżej niego.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved.</source>
        <extracomment>crooked-jumps/2, crooked-jumps/3</extracomment>
        <translation>Tak się nie udało.</translation>
    </message>
    <message>
        <source>The last jump has to go over a piece beside the Center Square. One piece is there already: make it jump to another place beside the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Ostatni skok musi prowadzić nad pionkiem obok środkowego kwadratu. Jeden już tam stoi: skocz nim na inne miejsce obok środkowego kwadratu.</translation>
    </message>
    <message>
        <source>The last piece came from far out.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Ostatni pionek przybył z daleka.</translation>
    </message>
    <message>
        <source>Think from the end</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Myśl od końca</translation>
    </message>
    <message>
        <source>One of these three pieces is far from the other two, which can still jump. How many pieces will be left in the end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Trzy pionki, jeden daleko od pozostałych. Z dwóch zrobi się jeden. Ile zostanie na końcu?</translation>
    </message>
    <message>
        <source>Can the last two ever stand beside each other?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Czy dwa ostatnie mogą kiedyś stanąć obok siebie?</translation>
    </message>
    <message>
        <source>A piece left behind can’t catch up. Keep your pieces together.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Pionek, który zostaje w tyle, już tam zostanie. Trzymaj pionki razem.</translation>
    </message>
    <message>
        <source>Think from the end: the last jump goes over a piece beside the Center Square. First jump round the corner with such a piece, and leave it there. Solve the puzzle in three jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Myśl od końca: ostatni skok prowadzi nad pionkiem obok środkowego kwadratu. Niech taki pionek najpierw skoczy za róg i tam zostanie. Trzy skoki.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square jumps first, round the corner.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Najpierw skacze pionek obok środkowego kwadratu, na punkt za rogiem.</translation>
    </message>
    <message>
        <source>With one piece on the Center Square</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Jednym pionkiem na środkowym kwadracie</translation>
    </message>
    <message>
        <source>With one piece elsewhere</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Jednym pionkiem gdzie indziej</translation>
    </message>
    <message>
        <source>With two pieces that can’t jump</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Dwoma pionkami, które nie mogą skoczyć</translation>
    </message>
    <message>
        <source>Two pieces that aren’t neighbours can’t jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Dwa pionki, które nie sąsiadują: nic nie może skoczyć.</translation>
    </message>
    <message>
        <source>Which pieces can jump at all here? Tap them.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Które pionki w ogóle mogą tu skoczyć? Zaznacz je.</translation>
    </message>
    <message>
        <source>Check both groups, piece by piece.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Każda z dwóch grup, pionek po pionku.</translation>
    </message>
    <message>
        <source>All of them can jump, but the two groups are too far apart to meet.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Wszystkie, ale obie grupy są za daleko od siebie, żeby się spotkać.</translation>
    </message>
    <message>
        <source>Five pieces in a cluster: first jump round inside the cluster, then finish on the Center Square. You have four jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Pięć pionków w skupisku, cztery skoki. Krąż wewnątrz i wyjdź na środkowy kwadrat.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The piece beside the Center Square should be the last to be jumped over.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Tak się nie udało. Pionek obok środkowego kwadratu ma zostać przeskoczony jako ostatni.</translation>
    </message>
    <message>
        <source>One piece makes the first two jumps, round the corner and back.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Dwa pierwsze skoki wykonuje ten sam pionek, za róg i z powrotem.</translation>
    </message>
    <message>
        <source>Your first puzzle: six pieces round the Center Square, five jumps. Undo as often as you like.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Twoja pierwsza łamigłówka: sześć pionków wokół środkowego kwadratu, pięć skoków. Cofaj, ile chcesz.</translation>
    </message>
    <message>
        <source>Bring them all in</source>
        <extracomment>full-house/1</extracomment>
        <translation>Wprowadź wszystkie</translation>
    </message>
    <message>
        <source>All forty pieces have to come in, and one is still outside. Move along the arrow: the last piece comes in on the space where your move began.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Ma wejść całe czterdzieści pionków, a jeden jest jeszcze poza planszą. Rusz wzdłuż strzałki: ostatni wejdzie tam, gdzie zaczął się twój ruch.</translation>
    </message>
    <message>
        <source>That was a legal move, but it brought no piece in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Zwykły ruch, ale żaden pionek przy nim nie wszedł.</translation>
    </message>
    <message>
        <source>One piece is still outside.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Jeden pionek jest jeszcze poza planszą.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Weź pionek z początku strzałki i postaw go na jej końcu.</translation>
    </message>
    <message>
        <source>The fewer moves you need, the better.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Im mniej ruchów, tym lepiej.</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet and form a group. If a move into it leaves just one space empty, a piece may come in there. Move along the arrow: a piece comes in by itself.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Gdzie linia kończy się na innej, spotykają się trzy pola i tworzą trójkę. Jeśli po ruchu do trójki puste jest tylko jedno z nich, może tam wejść pionek. Rusz wzdłuż strzałki: pionek wejdzie sam.</translation>
    </message>
    <message>
        <source>Now no group has two pieces, so no piece came in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Teraz w żadnej trójce nie ma dwóch pionków, więc żaden nie wszedł.</translation>
    </message>
    <message>
        <source>No piece has come in on the glowing space.</source>
        <extracomment>full-house/1, groups-of-three/5</extracomment>
        <translation>Na świecące pole nikt nie wszedł.</translation>
    </message>
    <message>
        <source>Move the piece from the start of the arrow to the tip. There, it shares a group with another piece.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Przenieś pionek z początku strzałki na jej koniec. Dołącza tam do pionka ze swojej trójki.</translation>
    </message>
    <message>
        <source>Bringing a piece in costs no move. It happens together with a move, or not at all.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Wejście nie kosztuje ruchu. Następuje razem z ruchem albo wcale.</translation>
    </message>
    <message>
        <source>If the piece moves along the arrow, where do pieces come in? Tap the spaces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Jeśli pionek ruszy wzdłuż strzałki, gdzie wejdą pionki? Zaznacz te pola.</translation>
    </message>
    <message>
        <source>The space at the tip of the arrow belongs to two groups that already hold a piece each.</source>
        <extracomment>full-house/1</extracomment>
        <translation>W dwóch trójkach stoi już po pionku.</translation>
    </message>
    <message>
        <source>One move, two groups: two pieces come in at once. Make that move.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Jeden ruch, dwie trójki: wchodzą dwa pionki naraz. Wykonaj ten ruch.</translation>
    </message>
    <message>
        <source>That brought in one piece. Another move brings in two.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Przy tym wszedł jeden. Inny ruch wprowadza dwa.</translation>
    </message>
    <message>
        <source>No piece came in with that move.</source>
        <extracomment>full-house/1, full-house/3</extracomment>
        <translation>Przy tym żaden pionek nie wszedł.</translation>
    </message>
    <message>
        <source>The move along the arrow brings in two pieces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Tym ruchem mogą wejść dwa pionki.</translation>
    </message>
    <message>
        <source>Move along the arrow.</source>
        <extracomment>full-house/1, full-house/2</extracomment>
        <translation>Rusz wzdłuż strzałki.</translation>
    </message>
    <message>
        <source>A piece moves across a side of its space. The arrow’s two spaces meet only at a point: try that move anyway.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Ruch prowadzi przez bok. Te dwa pola stykają się tylko w punkcie: spróbuj ruszyć wzdłuż strzałki.</translation>
    </message>
    <message>
        <source>Put the piece down in the space at the tip of the arrow.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Postaw pionek na polu na końcu strzałki.</translation>
    </message>
    <message>
        <source>This is the usual start. One of these first moves names a space where no piece can come in. Which move?</source>
        <extracomment>full-house/1</extracomment>
        <translation>Zwykłe ustawienie. Jeden z tych pierwszych ruchów nie może wprowadzić pionka na pole, które podaje. Który?</translation>
    </message>
    <message>
        <source>A piece comes in only if its space is the last empty one of a group after the move. Which move leaves two spaces of that group empty?</source>
        <extracomment>full-house/1</extracomment>
        <translation>Po ruchu tylko jedno pole trójki może być puste. W której trójce jest tylko jeden pionek?</translation>
    </message>
    <message>
        <source>Tiles and the closed middle</source>
        <extracomment>full-house/2</extracomment>
        <translation>Kafelki i zamknięty środek</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces. Move the glowing piece onto a tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Cztery kafelki to pola tranzytowe. Wejdź świecącym pionkiem na jeden z nich.</translation>
    </message>
    <message>
        <source>The glowing piece isn’t on the tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Świecący pionek nie stoi na kafelku.</translation>
    </message>
    <message>
        <source>A piece on a tile has to be the next to move. Try to move another piece.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Pionek na kafelku musi ruszyć jako następny. Spróbuj ruszyć innym.</translation>
    </message>
    <message>
        <source>Move any piece but the glowing one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Dowolny pionek prócz świecącego.</translation>
    </message>
    <message>
        <source>So the glowing piece has to move on. Tap every space that it may move to.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Musi więc iść dalej. Zaznacz wszystkie pola, na które może pójść.</translation>
    </message>
    <message>
        <source>The tile has four sides, with a space behind each. The piece came from one of these spaces.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Cztery boki, cztery pola, a z jednego z nich przyszedł.</translation>
    </message>
    <message>
        <source>It may even go back to where it came from.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Także tam, skąd przyszedł.</translation>
    </message>
    <message>
        <source>The piece moved onto the tile and now goes straight back. How many moves is that in all?</source>
        <extracomment>full-house/2</extracomment>
        <translation>Pionek od razu wraca. Za ile ruchów się to liczy?</translation>
    </message>
    <message>
        <source>Every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Liczy się każdy ruch.</translation>
    </message>
    <message>
        <source>Two moves, and nothing has changed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Dwa, a nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>The Center Square is the one space that stays empty. Try to enter it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Środkowy kwadrat to jedyne pole, które zostaje puste. Spróbuj na nie wejść.</translation>
    </message>
    <message>
        <source>The piece in the small triangle is next to the Center Square.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Pionek w małym trójkącie stoi obok niego.</translation>
    </message>
    <message>
        <source>No line ends on a tile, so tiles belong to no group. Which of these moves is refused?</source>
        <extracomment>full-house/2</extracomment>
        <translation>Na kafelku nie kończy się żadna linia, więc kafelki nie należą do żadnej trójki. Który z tych ruchów jest niedozwolony?</translation>
    </message>
    <message>
        <source>Look for a move that would bring a piece in.</source>
        <extracomment>full-house/2, groups-of-three/4</extracomment>
        <translation>Szukaj pionka, który miałby wejść.</translation>
    </message>
    <message>
        <source>Try to move into a space that isn’t empty.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Spróbuj wejść na pole, które nie jest puste.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another one next to it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Weź pionek i postaw go na innym, na sąsiednim polu.</translation>
    </message>
    <message>
        <source>Near the end, you will often find no free space where you need one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Pod koniec brakuje wolnych pól tam, gdzie są potrzebne.</translation>
    </message>
    <message>
        <source>Many with one move</source>
        <extracomment>full-house/3</extracomment>
        <translation>Wiele jednym ruchem</translation>
    </message>
    <message>
        <source>From the usual start, get to five pieces on the board in two moves. The first move brings in no piece, and the second brings in two.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Zwykłe ustawienie, dwa ruchy: na planszy ma stać pięć pionków. Pierwszy ruch niczego nie wprowadza, drugi wprowadza dwa.</translation>
    </message>
    <message>
        <source>You have made two moves, but there are fewer than five pieces on the board.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Dwa ruchy, a na planszy mniej niż pięć pionków.</translation>
    </message>
    <message>
        <source>First move the lowest of the three pieces to the small triangle below it. Then move the leftmost piece to the small triangle between the spaces where these two pieces began.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Najpierw przenieś pionek z dużego pola po prawej do małego trójkąta z dala od innych. Potem drugi do trójkąta pomiędzy.</translation>
    </message>
    <message>
        <source>Sometimes it pays to prepare.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Czasem opłaca się przygotowanie.</translation>
    </message>
    <message>
        <source>Your next move can bring in two more pieces. Find that move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Następny ruch może wprowadzić jeszcze dwa. Znajdź go.</translation>
    </message>
    <message>
        <source>Two pieces could have come in with one move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Jednym ruchem mogły wejść dwa pionki.</translation>
    </message>
    <message>
        <source>Two groups share the small triangle on the right. The space to the right of this triangle belongs to both groups, too.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Przy małym trójkącie po prawej spotykają się dwie trójki. Duże pole przy zewnętrznym rogu należy do obu.</translation>
    </message>
    <message>
        <source>The piece moved within one group, but its new space belongs to a second group, too. So a piece came in for each group.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Ruch na pole dwóch trójek, z pola jednej z nich.</translation>
    </message>
    <message>
        <source>One piece is left outside. Which of these moves is refused?</source>
        <extracomment>full-house/3</extracomment>
        <translation>Poza planszą został jeden pionek. Który z tych ruchów jest niedozwolony?</translation>
    </message>
    <message>
        <source>Count the pieces that each turn would bring in.</source>
        <extracomment>full-house/3, groups-of-three/3</extracomment>
        <translation>Policz pionki, które miałyby wejść.</translation>
    </message>
    <message>
        <source>Don’t use a move to bring in one piece if the same move could bring in two later. Look for such moves early.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Ruch, który mógłby wprowadzić dwa, teraz jeden marnuje. Szukaj takich ruchów wcześnie.</translation>
    </message>
    <message>
        <source>Your first puzzle: thirty-four pieces are on the board, and six are outside. The puzzle can be solved in six moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Twoja pierwsza łamigłówka: trzydzieści cztery pionki są na planszy, sześć czeka poza nią. Da się w sześciu ruchach.</translation>
    </message>
    <message>
        <source>Home through the middle</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Przez środek do domu</translation>
    </message>
    <message>
        <source>One move was left over, and the Center Square was right beside the piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Został jeden ruch, a środkowy kwadrat jest tuż obok.</translation>
    </message>
    <message>
        <source>That leads away from the middle.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>To oddala od środka.</translation>
    </message>
    <message>
        <source>The white piece isn’t home yet. Move onto the tile, into a small triangle, then onto the Center Square.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Biały nie jest jeszcze w domu. Jeden z czterech kafelków, mały trójkąt, potem środkowy kwadrat.</translation>
    </message>
    <message>
        <source>Black, Ben’s first colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Czarny, pierwszy kolor Bena</translation>
    </message>
    <message>
        <source>White, because white always begins</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Biały, bo biały zaczyna zawsze</translation>
    </message>
    <message>
        <source>Blue, Ben’s second colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Niebieski, drugi kolor Bena</translation>
    </message>
    <message>
        <source>White may make all nine moves with one piece or share them among several. Unused moves are lost.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Dziewięć, dla jednego pionka lub kilku, samych białych. Co niewykorzystane, przepada.</translation>
    </message>
    <message>
        <source>Look at the sides of the piece’s space one by one. Beyond one of them, the space is taken by another white piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Obejrzyj po kolei boki jego pola. Za jednym z nich stoi inny biały pionek.</translation>
    </message>
    <message>
        <source>Spaces that touch only at a point aren’t neighbours. Try to move the white piece along the arrow to such a space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Dwa pola mogą stykać się tylko w punkcie. Wtedy nie są sąsiadami. Spróbuj tam wejść.</translation>
    </message>
    <message>
        <source>Put the white piece down in the space at the tip of the arrow.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Postaw biały pionek na polu na końcu strzałki.</translation>
    </message>
    <message>
        <source>Pieces never jump over others or capture them. Try to move into a space that isn’t empty.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Pionków się nie przeskakuje ani nie zbija. Spróbuj wejść na pole, które nie jest puste.</translation>
    </message>
    <message>
        <source>It is white’s turn. Red also belongs to Ann: try to move a red piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>To tura białego. Czerwony też należy do Ann. Spróbuj ruszyć czerwonym pionkiem.</translation>
    </message>
    <message>
        <source>Take any of the glowing red pieces.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Weź dowolny ze świecących czerwonych pionków.</translation>
    </message>
    <message>
        <source>Each turn belongs to one colour, and only its pieces move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Każda tura należy do jednego koloru i ruszają się tylko jego pionki.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Trójki</translation>
    </message>
    <message>
        <source>White has moved into the group, but no piece came in. Bring one in right after the move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Biały jest w trójce, ale nic nie weszło. To musi się stać zaraz po ruchu.</translation>
    </message>
    <message>
        <source>No white piece has come in on the glowing space.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Na świecące pole nie wszedł żaden biały pionek.</translation>
    </message>
    <message>
        <source>Move as the arrow shows. Then the glowing space lights up: tap it before you do anything else.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Rusz tak, jak pokazuje strzałka. Wtedy zaświeci pole: kliknij je, zanim zrobisz coś innego.</translation>
    </message>
    <message>
        <source>It doesn’t matter whose piece was already in the group. Bringing a piece in costs no move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Nie jest ważne, czyj jest ten drugi pionek. Wejście nie kosztuje ruchu.</translation>
    </message>
    <message>
        <source>Now there is also a blue piece. Tap every space where a white piece may come in if white moves as the arrow shows.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Teraz jest też niebieski pionek. Jeśli biały ruszy wzdłuż strzałki, na które pola mogą wejść pionki? Zaznacz wszystkie.</translation>
    </message>
    <message>
        <source>One group has a black piece in it, and another has a blue one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>W jednej trójce jest czarny, w drugiej niebieski.</translation>
    </message>
    <message>
        <source>Complete two groups with one move, and bring in two pieces.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Jeden ruch, dwie trójki: wprowadź oba pionki.</translation>
    </message>
    <message>
        <source>One piece has come in. There was room for another, but now the chance is gone.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Wszedł jeden. Było miejsce na drugi, a teraz szansa przepadła.</translation>
    </message>
    <message>
        <source>Two pieces can come in with one move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Jednym ruchem mogą wejść dwa pionki.</translation>
    </message>
    <message>
        <source>Move as the arrow shows, then tap the two lit spaces one after the other.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Rusz tak, jak pokazuje strzałka, a potem klikaj po kolei świecące pola.</translation>
    </message>
    <message>
        <source>Only one white piece is left in the reserve. Which of these turns is refused?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>W rezerwie został tylko jeden biały pionek. Która z tych tur jest niedozwolona?</translation>
    </message>
    <message>
        <source>Right after the move, tap the space that the piece has left, to bring in a new piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Teraz kliknij pole, które pionek opuścił: uzupełnia ono trójkę.</translation>
    </message>
    <message>
        <source>A piece may come in on the space that the glowing piece leaves.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Pionek może wejść na pole, które opuszcza świecący.</translation>
    </message>
    <message>
        <source>Move into the small triangle, then tap the space that the piece has just left.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Wejdź na mały trójkąt, a potem kliknij pole, które właśnie się zwolniło.</translation>
    </message>
    <message>
        <source>Groups are checked right after the move. The space that the piece has left counts as empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Trójki ocenia się zaraz po ruchu. Pionek, który odszedł, już się nie liczy.</translation>
    </message>
    <message>
        <source>White must move into a group, and the new piece must come in on the empty space of that same group.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Pionek wchodzi na trzecie pole trójki, do której właśnie wszedł inny.</translation>
    </message>
    <message>
        <source>Transit, and the two that stay</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Tranzyt i dwa pionki, które zostają</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces: a piece may cross them, but can’t stop on them. Cross the glowing tile and stop in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Cztery kafelki to pola tranzytowe: pionek może przez nie przejść, ale nie zostać. Przejdź przez jedno i zatrzymaj się w małym trójkącie obok środkowego kwadratu.</translation>
    </message>
    <message>
        <source>White should end in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Biały powinien skończyć w świecącym małym trójkącie.</translation>
    </message>
    <message>
        <source>First move onto the tile, then into the empty small triangle. The other triangle is taken.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Dwa ruchy: na kafelek i dalej. Drugi mały trójkąt jest zajęty.</translation>
    </message>
    <message>
        <source>Use one of your two moves for the glowing piece. Then try to move the other white piece onto the tile.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Zużyj jeden z dwóch ruchów gdzie indziej, innym białym pionkiem. Potem spróbuj wejść na kafelek.</translation>
    </message>
    <message>
        <source>First move the glowing piece, anywhere. Then move the other one as the arrow shows.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Najpierw świecący pionek, dokądkolwiek. Potem drugi, tak jak pokazuje strzałka.</translation>
    </message>
    <message>
        <source>Never enter a tile with your last move: you would have no move left to get off it.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Nigdy nie wchodź na kafelek ostatnim ruchem: nie byłoby już czym zejść.</translation>
    </message>
    <message>
        <source>One of these turns can’t be ended, because it leaves a piece on a tile. Which one?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Jedna z tych tur zostawia pionek na kafelku i nie może się tak skończyć. Która?</translation>
    </message>
    <message>
        <source>Look at where the piece stops in each turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Zobacz, gdzie zatrzymuje się każdy pionek.</translation>
    </message>
    <message>
        <source>Tiles belong to no group, so a move onto a tile can’t bring a piece in. Which of these turns is refused?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Kafelki nie należą do żadnej trójki, więc przy ruchu na kafelek żaden pionek nie wchodzi. Która z tych tur jest niedozwolona?</translation>
    </message>
    <message>
        <source>Two white pieces are on the board, and two more wait in the reserve. Try to take home the piece in the small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Dwa białe pionki są na planszy, dwa czekają w rezerwie. Spróbuj zaprowadzić do domu ten z małego trójkąta.</translation>
    </message>
    <message>
        <source>Move the glowing piece onto the Center Square.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Przenieś go na środkowy kwadrat.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, two of its pieces must stay on the board: a single piece could complete a group only with the help of other colours.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Dopóki kolor ma rezerwę, dwa jego pionki zostają na planszy: jeden sam nie mógłby uzupełnić trójki bez innych kolorów.</translation>
    </message>
    <message>
        <source>That is the right move, but use it to bring a piece in. With three white pieces on the board, one may go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Tak, wejdź tam, ale wprowadź przy tym pionek. Wtedy jeden z trzech może iść do domu.</translation>
    </message>
    <message>
        <source>No white piece has gone home yet. Three have to be on the board first.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Żaden pionek nie wszedł jeszcze do domu. Wcześniej na planszy muszą być trzy.</translation>
    </message>
    <message>
        <source>Move the outer white piece next to a black one, and bring in a third white piece.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Przesuń zewnętrzny pionek obok czarnego, żeby wszedł trzeci biały.</translation>
    </message>
    <message>
        <source>Bringing a piece in lets another one go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Wprowadzanie otwiera drogę do domu.</translation>
    </message>
    <message>
        <source>White’s reserve is empty here, so no piece has to stay. Take both white pieces home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Rezerwa białego jest tu pusta, więc żaden pionek nie musi zostać. Zaprowadź oba do domu.</translation>
    </message>
    <message>
        <source>A white piece is still on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Jeden z nich jest jeszcze na planszy.</translation>
    </message>
    <message>
        <source>Each piece needs one move.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Każdy ma jeden ruch.</translation>
    </message>
    <message>
        <source>A white and a black piece already stand in a group, and its third space glows. Even so, one of these turns is refused. Which?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Biały i czarny stoją już w trójce, a jej trzecie pole świeci. Mimo to jedna z tych tur jest niedozwolona. Która?</translation>
    </message>
    <message>
        <source>Which turn brings a piece in without a move into the group?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Która tura wprowadza pionek bez ruchu do tej trójki?</translation>
    </message>
    <message>
        <source>Pieces come in only right after a move into their group, not later.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Pionki wchodzą przy ruchu do ich trójki, nie po nim.</translation>
    </message>
    <message>
        <source>White missed that chance, but with two moves you can still bring a piece in on the glowing space.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Przegapione, ale nie stracone: dwoma ruchami możesz jeszcze wprowadzić pionek na świecące pole.</translation>
    </message>
    <message>
        <source>That was half of it. You could have used your other move to go back into the group.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Połowa. Został jeden ruch, żeby wejść z powrotem.</translation>
    </message>
    <message>
        <source>Move white out of the group, then back in.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Wyjdź z trójki i wejdź do niej z powrotem.</translation>
    </message>
    <message>
        <source>At the start, your opponents’ pieces help, too. Bring a white piece in on the glowing space between a white and a blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Na początku pomagają też pionki przeciwników. Wprowadź biały pionek na świecące pole, które leży między białym a niebieskim.</translation>
    </message>
    <message>
        <source>A piece has moved to the glowing space, but none has come in from the reserve.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Pionek tam ruszył, ale żaden nie wszedł.</translation>
    </message>
    <message>
        <source>Move into the small triangle beside the glowing space, between the white and the blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Mały trójkąt obok: po jednej stronie biały, po drugiej niebieski.</translation>
    </message>
    <message>
        <source>Ann has brought that piece in and has one move left. Tap every space where a piece may come in if the glowing piece moves along the arrow.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann już to zrobiła i ma jeszcze jeden ruch. Jeśli świecący pionek ruszy wzdłuż strzałki, gdzie mogą wejść pionki? Zaznacz te pola.</translation>
    </message>
    <message>
        <source>The triangle at the arrow’s tip belongs to two groups. The space that the piece leaves will be empty.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>W tym małym trójkącie spotykają się dwie trójki. Pole, które pionek opuścił, jest wtedy puste.</translation>
    </message>
    <message>
        <source>This one move brings in two pieces, which makes three on the first turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Dwa jednym ruchem. To już trzy w pierwszej turze.</translation>
    </message>
    <message>
        <source>In the usual game for two, each player has two colours. White’s last piece goes home. What happens?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Dwoje graczy, po dwa kolory, zwykła partia. Ostatni biały pionek wchodzi do domu. Co wtedy?</translation>
    </message>
    <message>
        <source>Ann has won</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann wygrała</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Gra toczy się dalej</translation>
    </message>
    <message>
        <source>What about Ann’s red pieces?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>A co z czerwonymi pionkami Ann?</translation>
    </message>
    <message>
        <source>Usually, both colours have to be home. Before a game, you may agree that one colour is enough.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Zwykle w domu muszą być oba kolory. Przed partią możecie się umówić, że wystarczy jeden.</translation>
    </message>
    <message>
        <source>What good players look for</source>
        <extracomment>groups-of-three/6, highway/8, mono-line/4, over-pass/7, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>Na co patrzą dobrzy gracze</translation>
    </message>
    <message>
        <source>You have two moves at the very start. Bring in at least two pieces.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Dwa ruchy na samym początku. Ile pionków może wejść? Wprowadź co najmniej dwa.</translation>
    </message>
    <message>
        <source>One piece has come in, but one move was left unused.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Jeden wszedł i został jeszcze ruch.</translation>
    </message>
    <message>
        <source>Fewer than two pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Weszło mniej niż dwa pionki.</translation>
    </message>
    <message>
        <source>When the outermost white piece moves, another can come in behind it. Pieces of other colours help, too.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Pionek przy rogu może zrobić miejsce za sobą. Pomagają też pionki innych kolorów.</translation>
    </message>
    <message>
        <source>You can even bring in three pieces: prepare with the first move, then complete two groups at once with the second. Bring in three.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Możliwe są nawet trzy. Jeden ruch może uzupełnić dwie trójki naraz, ale drugi musi to przygotować: wprowadź trzy.</translation>
    </message>
    <message>
        <source>That brings in two pieces. For three, the second move has to complete two groups.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Dwa. Żeby były trzy, drugi ruch musi uzupełnić dwie trójki.</translation>
    </message>
    <message>
        <source>Fewer than three pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Weszło mniej niż trzy pionki.</translation>
    </message>
    <message>
        <source>First move a piece from one large space into the triangle that is farther from the other. Then move the piece in the other large space into the triangle between the two.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Najpierw przenieś pionek z jednego z dużych pól do małego trójkąta z dala od innych. Potem drugi do środkowego trójkąta.</translation>
    </message>
    <message>
        <source>You have three moves. Bring in both reserve pieces, one after the other, and take a white piece home with the last move.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Trzy ruchy. Niech oba pionki z rezerwy wejdą, jeden po drugim, a ostatnim ruchem zaprowadź jeden do domu.</translation>
    </message>
    <message>
        <source>Good, but one move was left, and one more piece could have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Dobrze, ale został ruch i może wejść jeszcze jeden.</translation>
    </message>
    <message>
        <source>Both reserve pieces should come in, and one piece should go home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Oba mają wejść, a jeden ma iść do domu.</translation>
    </message>
    <message>
        <source>There is a group on either side of the inner black piece. Complete one of them. Then move the new piece to complete the other, and bring in another piece on the space it leaves.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Obok czarnego po każdej stronie jest trójka. Rusz pionkiem, który właśnie wszedł, i wprowadź drugi tam, gdzie stał.</translation>
    </message>
    <message>
        <source>You have four moves, and in this game you win with ten pieces of one colour at home. Take both white pieces home this turn, although black occupies a small triangle.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Cztery ruchy, dwa białe pionki, a do wygranej wystarczy dziesięć jednego koloru. W jednym z małych trójkątów stoi czarny. Zaprowadź w tej turze oba do domu.</translation>
    </message>
    <message>
        <source>The small triangle was empty, and from it one more move would have taken white home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Droga do małego trójkąta była wolna. Jeszcze jeden ruch i biały jest w domu.</translation>
    </message>
    <message>
        <source>One white piece is still on the board.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Jeden biały pionek jest jeszcze na planszy.</translation>
    </message>
    <message>
        <source>The way across the tile leads into the small triangle where a white piece stands. Take that piece home first.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Droga przez kafelek kończy się w małym trójkącie, gdzie stoi biały. Najpierw idzie więc tamten pionek.</translation>
    </message>
    <message>
        <source>Your first game is a short one: five pieces of each colour are home already. The first player with ten of one colour home wins.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Twoja pierwsza partia, krótka: po pięć pionków każdego koloru jest już w domu i wygrywa ten, kto pierwszy ma tam dziesięć jednego koloru.</translation>
    </message>
    <message>
        <source>As far as you can</source>
        <extracomment>highway/1</extracomment>
        <translation>Jak najdalej</translation>
    </message>
    <message>
        <source>In that direction, the edge is only four cells away: four points. There is a longer way.</source>
        <extracomment>highway/1</extracomment>
        <translation>Cztery pola do krawędzi, więc cztery punkty. Jest dłuższa droga.</translation>
    </message>
    <message>
        <source>Another direction scores more points.</source>
        <extracomment>highway/1</extracomment>
        <translation>W innym kierunku jest więcej punktów.</translation>
    </message>
    <message>
        <source>The middle row is the longest.</source>
        <extracomment>highway/1</extracomment>
        <translation>Środkowy rząd jest najdłuższy.</translation>
    </message>
    <message>
        <source>Everybody travels at once, and nobody knows beforehand where the others will go.</source>
        <extracomment>highway/1</extracomment>
        <translation>Wszyscy ruszają naraz i nikt wcześniej nie wiedział, dokąd jadą inni.</translation>
    </message>
    <message>
        <source>Ann sets out to the east from C3, Ben to the south-east from A3. Their paths cross. How many points does Ben score?</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann wyrusza z C3 na wschód, Ben z A3 na południowy wschód. Ich drogi się krzyżują. Ile punktów zdobywa Ben?</translation>
    </message>
    <message>
        <source>Count the cells from A3 down to the right, as far as the edge.</source>
        <extracomment>highway/1</extracomment>
        <translation>Policz pola od A3 w prawo w dół, aż do krawędzi.</translation>
    </message>
    <message>
        <source>You can’t submit until you choose a direction or choose to stay. Try to submit now.</source>
        <extracomment>highway/1</extracomment>
        <translation>Plan musi mówić coś o podróży, choćby to, że stoisz w miejscu. Spróbuj go oddać bez tego.</translation>
    </message>
    <message>
        <source>Submit at once, without a direction.</source>
        <extracomment>highway/1</extracomment>
        <translation>Oddaj od razu, bez kierunku.</translation>
    </message>
    <message>
        <source>Staying is allowed. It scores nothing, but can leave you better placed for the next round.</source>
        <extracomment>highway/1</extracomment>
        <translation>Postój jest dozwolony. Nie daje punktów, ale czasem prowadzi w lepsze miejsce.</translation>
    </message>
    <message>
        <source>On E1</source>
        <extracomment>highway/1, highway/5</extracomment>
        <translation>Na E1</translation>
    </message>
    <message>
        <source>On E9</source>
        <extracomment>highway/1, highway/2, highway/5</extracomment>
        <translation>Na E9</translation>
    </message>
    <message>
        <source>On E2</source>
        <extracomment>highway/1</extracomment>
        <translation>Na E2</translation>
    </message>
    <message>
        <source>No cell is good or bad in itself. What counts is how far you can travel from it.</source>
        <extracomment>highway/1</extracomment>
        <translation>Żadne pole nie jest samo w sobie dobre ani złe. Liczy się, jak daleko można z niego dojechać.</translation>
    </message>
    <message>
        <source>That journey is long, but not long enough: Ann needs more than 20 points.</source>
        <extracomment>highway/1</extracomment>
        <translation>Długa droga, ale za krótka: Ann potrzebuje więcej niż 20 punktów.</translation>
    </message>
    <message>
        <source>Ben still has more points than Ann.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ben wciąż ma więcej punktów niż Ann.</translation>
    </message>
    <message>
        <source>That scored 22 points in one round. After round 6, whoever has the most points wins.</source>
        <extracomment>highway/1</extracomment>
        <translation>22 punkty w jednej rundzie. Po rundzie 6 wygrywa ten, kto ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <extracomment>highway/2</extracomment>
        <translation>W lewo i w prawo</translation>
    </message>
    <message>
        <source>A sign turns travellers by one side of the hex, to their left or to their right. Tap all signs that turn left.</source>
        <extracomment>highway/2</extracomment>
        <translation>Kto wjeżdża na znak, skręca o jeden bok pola w swoje lewo lub prawo. Zaznacz wszystkie znaki w lewo.</translation>
    </message>
    <message>
        <source>A left turn goes anticlockwise.</source>
        <extracomment>highway/2</extracomment>
        <translation>Skręt w lewo jest przeciwny do ruchu wskazówek zegara.</translation>
    </message>
    <message>
        <source>The other three turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Pozostałe trzy kierują w prawo.</translation>
    </message>
    <message>
        <source>Ann sets out to the east. Where does she end?</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann wyrusza na wschód. Gdzie kończy?</translation>
    </message>
    <message>
        <source>On B6</source>
        <extracomment>highway/2</extracomment>
        <translation>Na B6</translation>
    </message>
    <message>
        <source>On A4</source>
        <extracomment>highway/2</extracomment>
        <translation>Na A4</translation>
    </message>
    <message>
        <source>On I4</source>
        <extracomment>highway/2</extracomment>
        <translation>Na I4</translation>
    </message>
    <message>
        <source>A left turn from east leads north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>Wschód, a na lewo od niego jest północny wschód.</translation>
    </message>
    <message>
        <source>She turns left on E4, then right on B4, and heads east again.</source>
        <extracomment>highway/2</extracomment>
        <translation>W lewo na E4, w prawo na B4: i znowu wschód.</translation>
    </message>
    <message>
        <source>That scores seven points without a sign. Turning at the right moment scores one more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Siedem punktów bez znaku. Skręt we właściwej chwili daje o jeden więcej.</translation>
    </message>
    <message>
        <source>A left turn on B2 leads up to the edge.</source>
        <extracomment>highway/2</extracomment>
        <translation>Na B2 skręt w lewo prowadzi w górę do krawędzi.</translation>
    </message>
    <message>
        <source>Ann needs eight points or more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann potrzebuje co najmniej ośmiu punktów.</translation>
    </message>
    <message>
        <source>Set out to the east, and soon turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Wyrusz na wschód i skręć w prawo blisko początku.</translation>
    </message>
    <message>
        <source>Signs can bend a journey to where the board is wider.</source>
        <extracomment>highway/2</extracomment>
        <translation>Znaki mogą skierować podróż tam, gdzie plansza jest szersza.</translation>
    </message>
    <message>
        <source>There is a sign under Ann, on E4. She sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Pod Ann, na E4, jest znak. Ann wyrusza na wschód. Ile punktów zdobywa?</translation>
    </message>
    <message>
        <source>A sign turns only those who move onto it.</source>
        <extracomment>highway/2</extracomment>
        <translation>Znak działa na tego, kto na niego wjeżdża.</translation>
    </message>
    <message>
        <source>The sign where you start does nothing. The one on E7 turned Ann right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Znak w miejscu startu nic nie robi. Ten na E7 skierował ją w prawo.</translation>
    </message>
    <message>
        <source>Where does the last sign lead her?</source>
        <extracomment>highway/2</extracomment>
        <translation>Dokąd prowadzi ją ostatni znak?</translation>
    </message>
    <message>
        <source>Many signs already lie here. Use them: score at least seven points with Ann.</source>
        <extracomment>highway/2</extracomment>
        <translation>Leży tu już wiele znaków. Wykorzystaj je: zdobądź dla Ann co najmniej siedem punktów.</translation>
    </message>
    <message>
        <source>That journey is too short. Follow the signs in your head before you choose.</source>
        <extracomment>highway/2</extracomment>
        <translation>Za krótko. Zanim wybierzesz, prześledź znaki w myślach.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than seven points.</source>
        <extracomment>highway/2</extracomment>
        <translation>Mniej niż siedem punktów.</translation>
    </message>
    <message>
        <source>Look to the east and the north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>Popatrz na wschód i północny wschód.</translation>
    </message>
    <message>
        <source>Signs belong to nobody: anybody can use the road that they make.</source>
        <extracomment>highway/2</extracomment>
        <translation>Znaki nie należą do nikogo. Korzysta ten, kto znajdzie drogę.</translation>
    </message>
    <message>
        <source>What you control</source>
        <extracomment>highway/3</extracomment>
        <translation>Co kontrolujesz</translation>
    </message>
    <message>
        <source>You may place signs and barriers only on cells that you control: those up to two steps away. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/3</extracomment>
        <translation>Znaki i zapory stawia się tam, gdzie masz kontrolę: na polach odległych najwyżej o dwa kroki. Zaznacz wszystkie pola, które kontroluje Ann, także jej własne.</translation>
    </message>
    <message>
        <source>Tap A1 and all cells up to two steps away from it.</source>
        <extracomment>highway/3</extracomment>
        <translation>Dwa kroki od A1, w każdym kierunku na planszy.</translation>
    </message>
    <message>
        <source>Ann stands on D4. Try to place a sign more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann stoi na D4. Spróbuj postawić znak dalej niż o dwa kroki.</translation>
    </message>
    <message>
        <source>Other players may control the same cells as you, but in this round nobody controls cells more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Inni gracze mogą kontrolować te same pola co ty, ale w tej rundzie nikt nie kontroluje pól odległych o więcej niż dwa kroki.</translation>
    </message>
    <message>
        <source>Ben stands on B3, next to Ann. Try to place something on his cell.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben stoi na B3, obok Ann. Spróbuj postawić coś na jego polu.</translation>
    </message>
    <message>
        <source>Put a sign or the barrier on B3.</source>
        <extracomment>highway/3</extracomment>
        <translation>Postaw znak lub zaporę na B3.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands.</source>
        <extracomment>highway/3</extracomment>
        <translation>Na polu, na którym stoi gracz, nic nie można postawić.</translation>
    </message>
    <message>
        <source>A barrier stops everybody who would move onto its cell. Try to place your barrier on the corner A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>Zapora zatrzymuje każdego, kto wjechałby na jej pole. Spróbuj postawić ją w rogu A1.</translation>
    </message>
    <message>
        <source>Take the barrier, and put it on A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>Weź zaporę i postaw ją na A1.</translation>
    </message>
    <message>
        <source>Barriers can’t go on corners, but signs can.</source>
        <extracomment>highway/3</extracomment>
        <translation>W rogach nigdy nie stawia się zapór. Znak może tam leżeć.</translation>
    </message>
    <message>
        <source>You have two signs and one barrier in each round. Try to place a third sign.</source>
        <extracomment>highway/3</extracomment>
        <translation>W każdej rundzie masz dwa znaki i jedną zaporę. Spróbuj postawić trzeci znak.</translation>
    </message>
    <message>
        <source>Place two signs, then one more.</source>
        <extracomment>highway/3</extracomment>
        <translation>Postaw dwa znaki, a potem jeszcze jeden.</translation>
    </message>
    <message>
        <source>Each round you may place two signs, alike or different, and one barrier.</source>
        <extracomment>highway/3</extracomment>
        <translation>Dwa znaki, jednakowe albo po jednym z każdego rodzaju, i jedna zapora.</translation>
    </message>
    <message>
        <source>Ben will surely run along the top edge. Place the barrier so that he scores two points at most.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben na pewno pojedzie wzdłuż górnej krawędzi. Postaw zaporę tak, żeby zdobył najwyżej dwa punkty.</translation>
    </message>
    <message>
        <source>Ben runs along row A. The barrier isn’t in his way.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben jedzie rzędem A. Zapora leży obok jego drogi.</translation>
    </message>
    <message>
        <source>Ben has scored more than two points.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben zdobył więcej niż dwa punkty.</translation>
    </message>
    <message>
        <source>Ann can place the barrier on either of two cells in row A.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann dosięga zaporą dwóch pól rzędu A.</translation>
    </message>
    <message>
        <source>Ben stops before the barrier. A barrier lasts only one round.</source>
        <extracomment>highway/3</extracomment>
        <translation>Zatrzymuje się przed zaporą. Zapora trwa jedną rundę.</translation>
    </message>
    <message>
        <source>All at once</source>
        <extracomment>highway/4</extracomment>
        <translation>Wszystko naraz</translation>
    </message>
    <message>
        <source>On C4, Ann and Ben both place a sign that turns right. What lies there after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann i Ben oboje stawiają na C4 znak w prawo. Co leży tam po rundzie?</translation>
    </message>
    <message>
        <source>One sign</source>
        <extracomment>highway/4</extracomment>
        <translation>Jeden znak</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>highway/4</extracomment>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Only different things cancel each other out.</source>
        <extracomment>highway/4</extracomment>
        <translation>Znoszą się tylko różne rzeczy.</translation>
    </message>
    <message>
        <source>There is a sign on E5 now.</source>
        <extracomment>highway/4</extracomment>
        <translation>Na E5 jest teraz znak.</translation>
    </message>
    <message>
        <source>On E5, put something different from Ben’s sign.</source>
        <extracomment>highway/4</extracomment>
        <translation>Postaw na E5 coś innego niż Ben.</translation>
    </message>
    <message>
        <source>The sign</source>
        <extracomment>highway/4</extracomment>
        <translation>Ten znak</translation>
    </message>
    <message>
        <source>Barriers are taken away at the end of the round.</source>
        <extracomment>highway/4</extracomment>
        <translation>Zapory zdejmuje się na koniec rundy.</translation>
    </message>
    <message>
        <source>Signs stay on the board until something replaces them. Replace the sign on E4 with one that turns left.</source>
        <extracomment>highway/4</extracomment>
        <translation>Znaki zostają na wszystkie rundy, dopóki coś ich nie zakryje. Zmień znak na E4 tak, żeby odtąd kierował w lewo.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign and was then taken away. Now E4 is empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Zapora zabrała znak ze sobą. Teraz na E4 nic nie leży.</translation>
    </message>
    <message>
        <source>The sign on E4 still turns right.</source>
        <extracomment>highway/4</extracomment>
        <translation>Znak na E4 nadal kieruje w prawo.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on top of it.</source>
        <extracomment>highway/4</extracomment>
        <translation>Postaw na nim znak w lewo.</translation>
    </message>
    <message>
        <source>You may cover any sign on a cell that you control.</source>
        <extracomment>highway/4</extracomment>
        <translation>Możesz zakryć każdy znak na polu, które kontrolujesz.</translation>
    </message>
    <message>
        <source>You can’t put a sign and your barrier on the same cell. Try to put both on D4.</source>
        <extracomment>highway/4</extracomment>
        <translation>Twój znak i twoja zapora leżą na różnych polach. Spróbuj postawić oba na D4.</translation>
    </message>
    <message>
        <source>Place a sign on D4, then drag the barrier there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Postaw znak na D4, a potem przeciągnij tam zaporę.</translation>
    </message>
    <message>
        <source>You may place only one sign or barrier on a cell.</source>
        <extracomment>highway/4</extracomment>
        <translation>Na jednym polu możesz postawić tylko jeden znak albo jedną zaporę.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <extracomment>highway/5</extracomment>
        <translation>Zderzenia</translation>
    </message>
    <message>
        <source>On E8</source>
        <extracomment>highway/5</extracomment>
        <translation>Na E8</translation>
    </message>
    <message>
        <source>Every corner is a starting hex, even if it belongs to nobody. Tap all corners where nobody stands.</source>
        <extracomment>highway/5</extracomment>
        <translation>Pola startowe to rogi, także te bez właściciela. Zaznacz wszystkie, na których nikt nie stoi.</translation>
    </message>
    <message>
        <source>There are six corners, and Ben stands on one of them.</source>
        <extracomment>highway/5</extracomment>
        <translation>Jest sześć rogów, a na jednym z nich stoi Ben.</translation>
    </message>
    <message>
        <source>To E1, with Cleo</source>
        <extracomment>highway/5</extracomment>
        <translation>Na E1, obok Cleo</translation>
    </message>
    <message>
        <source>She stays on A1</source>
        <extracomment>highway/5</extracomment>
        <translation>Zostaje na A1</translation>
    </message>
    <message>
        <source>To a corner drawn by lot</source>
        <extracomment>highway/5</extracomment>
        <translation>Do wylosowanego rogu</translation>
    </message>
    <message>
        <source>Ann’s new corner is drawn by lot. It could be any free corner.</source>
        <extracomment>highway/5</extracomment>
        <translation>Rogi są losowane. Mógł wypaść każdy wolny róg.</translation>
    </message>
    <message>
        <source>Ann goes on from I1. Her starting hex is still E1.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann jedzie dalej z I1. Jej polem startowym jest nadal E1.</translation>
    </message>
    <message>
        <source>Ben leads, and he will stay on C7. Send him home to A5.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben prowadzi i zostanie na C7. Odeślij go na A5.</translation>
    </message>
    <message>
        <source>Ann runs on past row C. Turn her right as soon as she reaches row C.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ta droga biegnie dalej, poza rząd C. Gdy Ann do niego dotrze, skieruj ją w prawo.</translation>
    </message>
    <message>
        <source>Ben is still on C7. Ann has to end her journey there.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben jest wciąż na C7. Ann musi tam skończyć swoją podróż.</translation>
    </message>
    <message>
        <source>Row C ends on C7. Ann reaches row C if she sets out to the north-east.</source>
        <extracomment>highway/5</extracomment>
        <translation>Rząd C kończy się na C7. Ann trafi do rzędu C, gdy wyruszy na północny wschód.</translation>
    </message>
    <message>
        <source>Rounds two to four</source>
        <extracomment>highway/6</extracomment>
        <translation>Rundy od drugiej do czwartej</translation>
    </message>
    <message>
        <source>It is round 2 again, and Ann stands at the edge. No straight line scores more than five points. Score at least ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>Znowu runda 2, a Ann stoi przy krawędzi. Żadna prosta linia nie daje więcej niż pięć punktów. Zdobądź co najmniej dziesięć.</translation>
    </message>
    <message>
        <source>That scored only five points. The cells around E5 are worth twice as much: lead Ann across them.</source>
        <extracomment>highway/6</extracomment>
        <translation>Pięć punktów. Pola wokół E5 są warte dwa razy tyle; poprowadź ją przez nie.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than ten points in this round.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ann zdobyła w tej rundzie mniej niż dziesięć punktów.</translation>
    </message>
    <message>
        <source>Set out to the south-east or south-west, and turn towards the middle after two cells.</source>
        <extracomment>highway/6</extracomment>
        <translation>Wyrusz w prawo w dół lub w lewo w dół i dwa pola dalej skręć ku środkowi.</translation>
    </message>
    <message>
        <source>One sign leads the journey through the middle instead of past it.</source>
        <extracomment>highway/6</extracomment>
        <translation>Jeden znak, a podróż prowadzi przez środek zamiast obok.</translation>
    </message>
    <message>
        <source>In round 3, you control what you see: all cells in straight lines in the six directions, up to and including the first player on each line. Tap all cells that Ann controls from E3, including her own.</source>
        <extracomment>highway/6</extracomment>
        <translation>W rundzie 3 kontrolujesz to, co widzisz: proste linie w sześciu kierunkach, aż do pierwszego gracza. Zaznacz pola, które kontroluje Ann na E3, także jej własne.</translation>
    </message>
    <message>
        <source>The cells where Cleo and Ben stand count, but those behind them don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Pola, na których stoją Cleo i Ben, liczą się, te za nimi już nie.</translation>
    </message>
    <message>
        <source>Two lines end at a player, and four end at the edge.</source>
        <extracomment>highway/6</extracomment>
        <translation>Dwie linie kończą się na graczu, cztery na krawędzi.</translation>
    </message>
    <message>
        <source>Cleo stands on E6. Try to place a sign behind her.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cleo stoi na E6. Spróbuj postawić znak za nią.</translation>
    </message>
    <message>
        <source>E7 is behind her, as seen from E3.</source>
        <extracomment>highway/6</extracomment>
        <translation>Patrząc z E3, za nią leży E7.</translation>
    </message>
    <message>
        <source>Players block the view. Signs and barriers don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Gracze zasłaniają widok. Znaki i zapory nie.</translation>
    </message>
    <message>
        <source>D4 is only two steps away, but is it in a straight line with E3? Try to place a sign there.</source>
        <extracomment>highway/6</extracomment>
        <translation>Do D4 są tylko dwa kroki, ale czy leży ono w linii prostej z E3? Spróbuj postawić tam znak.</translation>
    </message>
    <message>
        <source>Put a sign on D4.</source>
        <extracomment>highway/6</extracomment>
        <translation>Postaw znak na D4.</translation>
    </message>
    <message>
        <source>In round 3, only straight lines count, not the distance.</source>
        <extracomment>highway/6</extracomment>
        <translation>W rundzie 3 odległość nie ma znaczenia.</translation>
    </message>
    <message>
        <source>Round 4 reverses the world: before anybody submits, left signs become right signs, and right signs become left signs. Round 3 is ending. What will the sign on D5 do in round 4?</source>
        <extracomment>highway/6</extracomment>
        <translation>Runda 4 to Świat na opak: zanim ktokolwiek odda plan, każdy znak zmienia rodzaj. Kończy się runda 3. Co zrobi znak na D5 w rundzie 4?</translation>
    </message>
    <message>
        <source>Turn left</source>
        <extracomment>highway/6</extracomment>
        <translation>Skieruje w lewo</translation>
    </message>
    <message>
        <source>Turn right</source>
        <extracomment>highway/6</extracomment>
        <translation>Skieruje w prawo</translation>
    </message>
    <message>
        <source>Nothing: it is gone</source>
        <extracomment>highway/6</extracomment>
        <translation>Nic, zniknął</translation>
    </message>
    <message>
        <source>The sign turns left now.</source>
        <extracomment>highway/6</extracomment>
        <translation>Teraz kieruje w lewo.</translation>
    </message>
    <message>
        <source>You see the change on the board before round 4 begins, and the signs stay reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Widać to na planszy, zanim zacznie się runda 4, i znaki takie już zostają.</translation>
    </message>
    <message>
        <source>This is round 3. Place a sign on E5 that will turn left in round 4.</source>
        <extracomment>highway/6</extracomment>
        <translation>To runda 3. Postaw na E5 znak, który w rundzie 4 będzie kierował w lewo.</translation>
    </message>
    <message>
        <source>Your sign turned left only in round 3. Now round 4 begins, and the sign has been reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>W rundzie 3 kierowałby w lewo. Teraz zaczyna się runda 4 i znak zmienił rodzaj.</translation>
    </message>
    <message>
        <source>There is no sign on E5 that turns left.</source>
        <extracomment>highway/6</extracomment>
        <translation>Na E5 nie ma znaku w lewo.</translation>
    </message>
    <message>
        <source>After this round, every sign on the board is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Po tej rundzie wszystko na planszy się odwraca.</translation>
    </message>
    <message>
        <source>If you place a sign in round 3 for use in round 4, place the opposite kind.</source>
        <extracomment>highway/6</extracomment>
        <translation>W rundzie 3 stawiaj na odwrót to, czego potrzebujesz w rundzie 4.</translation>
    </message>
    <message>
        <source>Rounds five and six</source>
        <extracomment>highway/7</extracomment>
        <translation>Rundy piąta i szósta</translation>
    </message>
    <message>
        <source>In round 5, you also control all cells that are closer to you than to anybody else. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/7</extracomment>
        <translation>W rundzie 5 kontrolujesz też wszystkie pola, do których masz bliżej niż ktokolwiek inny. Zaznacz wszystkie pola, które kontroluje Ann, także jej własne.</translation>
    </message>
    <message>
        <source>Tap all cells up to two steps from A1, and two more that are closer to Ann than to Ben.</source>
        <extracomment>highway/7</extracomment>
        <translation>Dwa kroki wokół A1 i jeszcze dwa pola, do których Ben ma dalej niż ona.</translation>
    </message>
    <message>
        <source>A cell that is as close to Ben as to Ann doesn’t count.</source>
        <extracomment>highway/7</extracomment>
        <translation>Pole, do którego Ben ma równie blisko jak Ann, się nie liczy.</translation>
    </message>
    <message>
        <source>B4 is as close to Ben as to Ann. Try to place a sign there.</source>
        <extracomment>highway/7</extracomment>
        <translation>Do B4 Ben ma równie blisko jak Ann. Spróbuj postawić tam znak.</translation>
    </message>
    <message>
        <source>Put a sign on B4.</source>
        <extracomment>highway/7</extracomment>
        <translation>Postaw znak na B4.</translation>
    </message>
    <message>
        <source>You must be closer to the cell than anybody else, or at most two steps away.</source>
        <extracomment>highway/7</extracomment>
        <translation>Bliżej niż wszyscy inni albo najwyżej o dwa kroki.</translation>
    </message>
    <message>
        <source>Each player may hide two robbers in this round. Anybody else who moves onto a robber gives its owner two points. Ben will run west along the middle row: take four points from him.</source>
        <extracomment>highway/7</extracomment>
        <translation>W tej rundzie każdy gracz może ukryć dwóch rozbójników. Kto wjedzie na rozbójnika, oddaje jego właścicielowi dwa punkty. Ben pojedzie środkowym rzędem na zachód: zabierz mu cztery punkty.</translation>
    </message>
    <message>
        <source>One robber takes only two points. You may hide a second one on another cell.</source>
        <extracomment>highway/7</extracomment>
        <translation>Jeden rozbójnik, dwa punkty. Drugiego możesz ukryć na innym polu.</translation>
    </message>
    <message>
        <source>Ben has lost fewer than four points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben stracił mniej niż cztery punkty.</translation>
    </message>
    <message>
        <source>Hide the two robbers on different cells of row E.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ukryj obu rozbójników na różnych polach rzędu E.</translation>
    </message>
    <message>
        <source>Ben scored eight points and lost four, which went to Ann. Nobody else ever sees her robbers.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben zdobył osiem punktów i stracił cztery, które zyskała Ann. Nikt inny nigdy nie widzi jej rozbójników.</translation>
    </message>
    <message>
        <source>Try to hide a robber under Ben, on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>Spróbuj ukryć rozbójnika pod Benem, na D6.</translation>
    </message>
    <message>
        <source>Put a robber on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>Postaw rozbójnika na D6.</translation>
    </message>
    <message>
        <source>A robber can’t go where a player stands. But it may go on a corner, or on any sign, even your own.</source>
        <extracomment>highway/7</extracomment>
        <translation>Nikt nie może tam stać. Ale rogi, znaki, nawet twój znak na tym samym polu nie przeszkadzają.</translation>
    </message>
    <message>
        <source>Ben has no points. He runs west from D5, over Ann’s robbers on D4 and D3. How many points does he have after that?</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben nie ma punktów. Jedzie z D5 na zachód, po rozbójnikach Ann na D4 i D3. Ile ma potem?</translation>
    </message>
    <message>
        <source>Four cells are four points. Two robbers cost four.</source>
        <extracomment>highway/7</extracomment>
        <translation>Cztery pola to cztery punkty. Dwaj rozbójnicy kosztują cztery.</translation>
    </message>
    <message>
        <source>Ben scored four points for the journey and lost four to the robbers. A shorter journey would have put him below zero.</source>
        <extracomment>highway/7</extracomment>
        <translation>Cztery punkty za podróż, minus cztery za rozbójników. Przy krótszej podróży spadłby poniżej zera.</translation>
    </message>
    <message>
        <source>In round 6, travellers bounce off the edge like balls. Ann sets out to the east from C6 and reaches the edge on C7. Where does she go next?</source>
        <extracomment>highway/7</extracomment>
        <translation>W rundzie 6 krawędź odbija podróżników jak piłkę. Ann wyrusza z C6 na wschód i na C7 dociera do krawędzi. Dokąd jedzie dalej?</translation>
    </message>
    <message>
        <source>To D7</source>
        <extracomment>highway/7</extracomment>
        <translation>Na D7</translation>
    </message>
    <message>
        <source>To B6</source>
        <extracomment>highway/7</extracomment>
        <translation>Na B6</translation>
    </message>
    <message>
        <source>Back to C6</source>
        <extracomment>highway/7</extracomment>
        <translation>Z powrotem na C6</translation>
    </message>
    <message>
        <source>To D8</source>
        <extracomment>highway/7</extracomment>
        <translation>Na D8</translation>
    </message>
    <message>
        <source>The edge there runs down to the right. What would a ball coming from the left do?</source>
        <extracomment>highway/7</extracomment>
        <translation>Krawędź biegnie tam w prawo w dół. Co zrobiłaby piłka lecąca z lewej?</translation>
    </message>
    <message>
        <source>The edge stops you only if you run into a corner along the straight line from the middle of the board. Ann runs east from E8 in the last round. Who wins the game?</source>
        <extracomment>highway/7</extracomment>
        <translation>Krawędź zatrzymuje tylko wtedy, gdy wjeżdżasz w róg po linii prostej biegnącej od środka planszy. Ann jedzie w ostatniej rundzie z E8 na wschód. Kto wygra partię?</translation>
    </message>
    <message>
        <source>Ann alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Tylko Ann</translation>
    </message>
    <message>
        <source>Ben alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Tylko Ben</translation>
    </message>
    <message>
        <source>E9 is a corner, and E5 is the middle. Add Ann’s points in this round to her 20.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9 to róg, a E5 to środek. Dodaj jej punkty do 20, które ma.</translation>
    </message>
    <message>
        <source>Ann scored one point before the corner stopped her: 21 each, so they share the win.</source>
        <extracomment>highway/7</extracomment>
        <translation>Jeden punkt, potem zatrzymał ją róg: po 21, więc dzielą zwycięstwo.</translation>
    </message>
    <message>
        <source>It’s the last round, and Ann is 22 points behind. Find a journey that wins the game.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ostatnia runda, a Ann ma 22 punkty straty. Znajdź podróż, która wygrywa.</translation>
    </message>
    <message>
        <source>Not far enough: Ann needs more than 22 points in this round.</source>
        <extracomment>highway/7</extracomment>
        <translation>Za blisko: Ann potrzebuje w tej rundzie więcej niż 22 punktów.</translation>
    </message>
    <message>
        <source>Ben still has at least as many points as Ann.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben wciąż ma więcej punktów albo tyle samo.</translation>
    </message>
    <message>
        <source>The edge itself is a long road. Look for a way to run along it.</source>
        <extracomment>highway/7</extracomment>
        <translation>Sama krawędź to długa droga. Poszukaj sposobu, żeby nią pojechać.</translation>
    </message>
    <message>
        <source>That scored 23 points. After round 6, nobody is sent home, so don’t be afraid of collisions.</source>
        <extracomment>highway/7</extracomment>
        <translation>23 punkty. Po rundzie 6 nikt już nie jest odsyłany, więc nie bój się spotkań.</translation>
    </message>
    <message>
        <source>First look for the one sign that opens a long road. Without a sign, Ann scores at most seven points here. Score fourteen.</source>
        <extracomment>highway/8</extracomment>
        <translation>Najpierw szukaj tego jednego znaku, który otwiera długą drogę. Bez niego Ann zdobywa tu siedem punktów. Zdobądź czternaście.</translation>
    </message>
    <message>
        <source>That scores eight points. A much longer journey uses the signs that already lie here.</source>
        <extracomment>highway/8</extracomment>
        <translation>Osiem punktów. Jest coś znacznie dłuższego, ze znakami, które już tu leżą.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than fourteen points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann zdobyła mniej niż czternaście punktów.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on D4 or D3, and choose a direction that leads Ann onto it.</source>
        <extracomment>highway/8</extracomment>
        <translation>Postaw znak w lewo na D4 lub D3 i wyrusz tak, żeby Ann na niego trafiła.</translation>
    </message>
    <message>
        <source>Read the signs backwards: where must you come from to follow them?</source>
        <extracomment>highway/8</extracomment>
        <translation>Czytaj znaki od końca: skąd trzeba by przyjechać?</translation>
    </message>
    <message>
        <source>Ben stands in the corner, and one of his directions is far better than the others. Block that direction completely, and still score five points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben stoi w rogu i jeden z jego kierunków jest o wiele lepszy od innych. Zatrzymaj go tam całkiem, a mimo to zdobądź pięć punktów.</translation>
    </message>
    <message>
        <source>Ben ran along the whole middle row. The barrier has to lie right in front of him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben przejechał cały środkowy rząd. Zapora musi leżeć tuż przed nim.</translation>
    </message>
    <message>
        <source>That leaves Ben one point. The barrier could have been one cell closer to him.</source>
        <extracomment>highway/8</extracomment>
        <translation>To zostawia Benowi punkt. Zapora może leżeć o pole bliżej.</translation>
    </message>
    <message>
        <source>Ben should score no points, and Ann five.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben ma nie zdobyć punktu, a Ann pięć.</translation>
    </message>
    <message>
        <source>Put the barrier on E8, and send Ann west along the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>Miejsce zapory jest na E8. Wtedy drogą Ann jest środkowy rząd na zachód.</translation>
    </message>
    <message>
        <source>That was a guess, but a good one. The better a direction is, the more likely it is that somebody will block it.</source>
        <extracomment>highway/8</extracomment>
        <translation>Zgadywanie, ale trafne. Im więcej daje kierunek, tym pewniej ktoś go zagrodzi.</translation>
    </message>
    <message>
        <source>Like a barrier, a sign can stop somebody, but a sign stays on the board. Ben will run west from A5: place a sign that turns him towards the edge after one cell.</source>
        <extracomment>highway/8</extracomment>
        <translation>Znak może zrobić to co zapora, a do tego zostaje. Ben pojedzie z A5 na zachód: postaw znak, który po jednym polu wyprowadzi go z planszy.</translation>
    </message>
    <message>
        <source>A left turn leads Ben down across the board. A right turn would lead him to the edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Skręt w lewo prowadzi Bena w dół przez planszę. Drugi rodzaj znaku poprowadziłby go do krawędzi.</translation>
    </message>
    <message>
        <source>That stops Ben, too, but one cell later.</source>
        <extracomment>highway/8</extracomment>
        <translation>To też działa, ale o pole później.</translation>
    </message>
    <message>
        <source>Ben has scored more than one point, or there is no sign on A4.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben zdobył więcej niż jeden punkt albo na A4 nie ma znaku.</translation>
    </message>
    <message>
        <source>Whoever runs west along the top edge has the edge on their right.</source>
        <extracomment>highway/8</extracomment>
        <translation>Kto jedzie na zachód wzdłuż górnej krawędzi, ma krawędź po prawej.</translation>
    </message>
    <message>
        <source>As long as the sign stays, nobody can run west along the whole top edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Dopóki leży tam znak, nikt nie przejedzie na zachód wzdłuż całej górnej krawędzi.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Score sixteen points in two rounds: round 2 is Center Control, which favours the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>Gdzie kończysz, tam zaczynasz następną rundę. Zdobądź szesnaście punktów w dwóch rundach: druga to Podwójny środek, który premiuje środkowy rząd.</translation>
    </message>
    <message>
        <source>Ann doesn’t have sixteen points yet.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann nie ma jeszcze szesnastu punktów.</translation>
    </message>
    <message>
        <source>Run along the middle row from E1, then back again.</source>
        <extracomment>highway/8</extracomment>
        <translation>Z E1 środkowym rzędem i z powrotem.</translation>
    </message>
    <message>
        <source>Ann scored eight points, then ten. Either end of the middle row is a good place to start round 2.</source>
        <extracomment>highway/8</extracomment>
        <translation>Osiem, potem dziesięć. Koniec środkowego rzędu to dobre miejsce przed rundą 2.</translation>
    </message>
    <message>
        <source>In round 5, robbers pay best where paths meet. Ben and Cleo will both run through the middle, from A1 and from I5. Hide two robbers that win Ann eight points in all.</source>
        <extracomment>highway/8</extracomment>
        <translation>Runda 5: rozbójnicy opłacają się tam, gdzie krzyżują się drogi. Ben i Cleo pojadą oboje przez środek, z A1 i z I5. Ukryj dwóch rozbójników, żeby Ann zyskała na nich osiem punktów.</translation>
    </message>
    <message>
        <source>Only one robber is on their paths. You may hide two.</source>
        <extracomment>highway/8</extracomment>
        <translation>Jeden rozbójnik jest na ich drodze. Możesz ukryć dwóch.</translation>
    </message>
    <message>
        <source>Both Ben and Cleo should meet two robbers.</source>
        <extracomment>highway/8</extracomment>
        <translation>I Ben, i Cleo mają spotkać dwóch rozbójników.</translation>
    </message>
    <message>
        <source>Both run along the same line, from corner to corner.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ich drogi mają wspólną linię, od rogu do rogu.</translation>
    </message>
    <message>
        <source>Hide robbers where several players want to pass.</source>
        <extracomment>highway/8</extracomment>
        <translation>Rozbójnicy leżą najlepiej tam, gdzie chce przejechać kilku graczy.</translation>
    </message>
    <message>
        <source>This is your first game, against the computer. It submits in secret, like you. After six rounds, whoever has the most points wins.</source>
        <extracomment>highway/8</extracomment>
        <translation>Twoja pierwsza partia, we dwoje. Komputer oddaje plan w tajemnicy tak jak ty. Sześć rund; wygrywa ten, kto ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>One line, one side</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Jedna linia, jedna strona</translation>
    </message>
    <message>
        <source>Whoever has no place left for a piece loses. Ben has only one place left, the glowing one. Put a piece on one of its lines to close it to him.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Kto nie znajdzie miejsca na pionek, przegrywa. Benowi zostało jedno miejsce i ono świeci. Postaw pionek na jednej linii z nim, a będzie dla Bena zamknięte.</translation>
    </message>
    <message>
        <source>The glowing place is still open. Ben takes it, and the game goes on.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Świecące miejsce jest nadal wolne. Ben je zajmuje i gra toczy się dalej.</translation>
    </message>
    <message>
        <source>Ben can still use the glowing place.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben wciąż może postawić na świecącym miejscu.</translation>
    </message>
    <message>
        <source>Follow one of the lines through the glowing place, and put your piece on that line. The glowing place itself will do, too.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Idź jedną z linii przez świecące miejsce i postaw na niej swój pionek. Samo świecące miejsce też jest dobre.</translation>
    </message>
    <message>
        <source>Whoever places the last piece wins.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Wygrywa ten, kto postawi ostatni.</translation>
    </message>
    <message>
        <source>A piece takes the whole of every line that runs through its place or ends there. Tap all places on the lines of the glowing piece, including its own.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Pionek zajmuje każdą linię, która przez jego miejsce przechodzi lub tam się kończy, od końca do końca. Zaznacz wszystkie miejsca na liniach świecącego pionka, także jego własne.</translation>
    </message>
    <message>
        <source>There are two short lines: one goes through the Center Square, and the other has just one more place on either side of the piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Dwie krótkie linie: jedna przechodzi przez środkowy kwadrat, druga kończy się po obu stronach pionka.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Try to place a piece on one of Ben’s lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Na żadnej linii nie mogą stać pionki obu stron. Spróbuj postawić pionek na linii Bena.</translation>
    </message>
    <message>
        <source>Choose any place on a line that goes through one of Ben’s pieces.</source>
        <extracomment>mono-line/1, mono-line/3</extracomment>
        <translation>Dowolne miejsce na linii, która przechodzi przez pionek Bena.</translation>
    </message>
    <message>
        <source>The table names the piece that is in the way.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Stół podaje pionek, który przeszkadza.</translation>
    </message>
    <message>
        <source>You may try your piece in different places: nothing is final until you end the turn. This time, close the glowing place to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Możesz przymierzać pionek tu i tam: zostaje dopiero, gdy zakończysz turę. Tym razem zamknij Benowi świecące miejsce.</translation>
    </message>
    <message>
        <source>The glowing place is still open to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Świecące miejsce jest dla Bena nadal wolne.</translation>
    </message>
    <message>
        <source>Two lines go through the glowing place. Take a place on one of them.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Przez świecące miejsce biegną dwie linie. Zajmij miejsce na jednej z nich.</translation>
    </message>
    <message>
        <source>Each of your pieces closes all its lines to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Jeden własny pionek na linii zamyka ją drugiej stronie.</translation>
    </message>
    <message>
        <source>You have ten white and ten red pieces, and colours don’t matter in play. Still, one of these turns is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Masz dziesięć białych i dziesięć czerwonych pionków, a kolory nic w grze nie znaczą. Mimo to jedna z tych tur jest niedozwolona. Która?</translation>
    </message>
    <message>
        <source>Which of these colours isn’t Ann’s?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Czyje to pionki?</translation>
    </message>
    <message>
        <source>Black and blue are Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Czarne i niebieskie należą do Bena.</translation>
    </message>
    <message>
        <source>The player who begins is drawn by lot. This time, Ben was drawn. Who places the first piece?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Wylosowano, że zaczyna Ben. Kto stawia pierwszy?</translation>
    </message>
    <message>
        <source>Ann, because she has white</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ann, bo ma białe</translation>
    </message>
    <message>
        <source>Going first is no advantage in this game, as you will see.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Zaczynanie nie jest tu zaletą, jak zaraz zobaczysz.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Tryb ścisły</translation>
    </message>
    <message>
        <source>In the strict game, nothing stops you from using the other side’s lines. Place a piece on one of Ben’s lines and end the turn: nothing is refused.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>W trybie ścisłym nic nie chroni przed wejściem na linię drugiej strony. Postaw na takiej pionek, zakończ turę, a stół nic nie powie.</translation>
    </message>
    <message>
        <source>That breaks no rule. Just this once, break the rule about shared lines on purpose.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>To niczego nie łamie. Ten jeden raz złam zasadę celowo.</translation>
    </message>
    <message>
        <source>No line holds pieces of both sides yet.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Na żadnej linii nie ma jeszcze pionków obu stron.</translation>
    </message>
    <message>
        <source>Nobody yet: the game goes on</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Jeszcze nikt, gra toczy się dalej</translation>
    </message>
    <message>
        <source>Whoever claims first wins, no matter whose mistake it was.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Wygrywa ten, kto zgłosi pierwszy, nieważne, czyj to był błąd.</translation>
    </message>
    <message>
        <source>Another game, and this time Ben has made the mistake. Two pieces, one of each side, share a line: tap both.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Inna partia: tu pomylił się Ben. Dwa pionki na jednej linii, po jednym z każdej strony: zaznacz oba.</translation>
    </message>
    <message>
        <source>Look along the lines that run from left to right. The two pieces are at the same height, one on the left and one on the right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Patrz wzdłuż linii od lewej do prawej. Oba pionki stoją na tej samej wysokości, jeden daleko po lewej, drugi po prawej.</translation>
    </message>
    <message>
        <source>Now claim the shared line.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>A teraz zgłoś.</translation>
    </message>
    <message>
        <source>You placed a piece instead. Now Ben may be the first to claim.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Teraz pionek jest postawiony i pierwszy może zgłosić Ben.</translation>
    </message>
    <message>
        <source>Press the claim button beside the board before you place a piece.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Zgłoszenie to przycisk obok planszy. Robi się je przed postawieniem pionka.</translation>
    </message>
    <message>
        <source>She loses the game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Przegra partię</translation>
    </message>
    <message>
        <source>She loses her turn</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Straci turę</translation>
    </message>
    <message>
        <source>Nothing: she places as usual</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Nic, postawi jak zwykle</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing. But now Ben knows what Ann was looking for.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>To nic nie kosztuje. Ale Ben wie teraz, czego szukała.</translation>
    </message>
    <message>
        <source>Ann has already claimed this turn, and her claim was wrong. Which of these will now be refused?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ann zgłosiła w tej turze wspólną linię i pomyliła się. Czego z tych rzeczy nie wolno jej teraz zrobić?</translation>
    </message>
    <message>
        <source>Even a place on one of Ben’s lines is open in the strict game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>W trybie ścisłym wolne jest nawet miejsce na linii Bena.</translation>
    </message>
    <message>
        <source>You may claim only once a turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Jedno zgłoszenie na turę.</translation>
    </message>
    <message>
        <source>With all forty pieces placed, whoever began loses. So that player has to close lines, and the other has to keep them open.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann nie ma już pionka do postawienia. Kto zaczyna, musi więc zamykać linie, a drugi trzymać je otwarte.</translation>
    </message>
    <message>
        <source>You begin, so close as many places as you can. Longer lines take more places from Ben. Put your first piece where it takes fifteen places, including its own.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Zaczynasz, więc zamykaj, ile się da. Dłuższe linie zabierają Benowi więcej miejsc. Znajdź pierwsze miejsce, które zajmuje piętnaście, wliczając je samo.</translation>
    </message>
    <message>
        <source>These two short lines take only five places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Dwie krótkie linie: zajętych jest tylko pięć miejsc.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places. Even the four short lines through O take only thirteen.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>To zajmuje mniej niż piętnaście miejsc. Nawet cztery krótkie linie przez O zajmują tylko trzynaście.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>To zajmuje mniej niż piętnaście miejsc.</translation>
    </message>
    <message>
        <source>Look neither near the middle nor at the edge, but where two lines of eight places cross.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ani przy środku, ani na skraju: tam, gdzie krzyżują się dwie linie po osiem miejsc.</translation>
    </message>
    <message>
        <source>The game is nearly over. Ben has only two places left, and both glow. Close one of them.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Blisko końca. Benowi zostały dwa miejsca i oba świecą. Zamknij jedno z nich.</translation>
    </message>
    <message>
        <source>Ben couldn’t use that place anyway. He still has both glowing places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Z tego miejsca Ben i tak nie mógł skorzystać. Nadal ma oba.</translation>
    </message>
    <message>
        <source>Both places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Oba miejsca są dla Bena nadal wolne.</translation>
    </message>
    <message>
        <source>A line along one side of the inner square ends at one of the glowing places. Put your piece at its other end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Przez jedno z dwóch biegnie linia wzdłuż wewnętrznego kwadratu. Postaw na jej drugim końcu.</translation>
    </message>
    <message>
        <source>Three places are open to Ben, and all three glow. One of them is open to you as well. Leave Ben only two.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Dla Bena wolne są trzy świecące miejsca. Jedno z nich jest wolne też dla ciebie. Zostaw mu dwa.</translation>
    </message>
    <message>
        <source>Ben still has all three. The places that only you can use were safe anyway.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben ma nadal wszystkie trzy, a twoje własne miejsca były bezpieczne.</translation>
    </message>
    <message>
        <source>Three places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben ma wciąż trzy wolne miejsca.</translation>
    </message>
    <message>
        <source>Take the place that both of you could use, or a place on a line with it.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Zajmij miejsce wolne dla was obojga albo takie na jednej linii z nim.</translation>
    </message>
    <message>
        <source>Your first game. You begin, so keep count: if all forty pieces are placed, you lose.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Twoja pierwsza partia. Zaczynasz, więc licz: jeśli na planszy stanie wszystkie czterdzieści pionków, przegrywasz.</translation>
    </message>
    <message>
        <source>Lines, neighbours, chains</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Linie, sąsiedzi, łańcuchy</translation>
    </message>
    <message>
        <source>They are the corners that stick out farthest, all the way round.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>To rogi, które wystają najdalej, dookoła całej planszy.</translation>
    </message>
    <message>
        <source>Every outer line runs from one exit to another.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Każda zewnętrzna linia biegnie od jednego wyjścia do drugiego.</translation>
    </message>
    <message>
        <source>A place is a point where lines meet. Two places next to each other on a line are neighbours. The glowing piece has four neighbouring places: tap the two that are farther out.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Punkty są tam, gdzie spotykają się linie. Sąsiednie następują po sobie na linii. Świecący pionek stoi obok czterech punktów: zaznacz dwa, które leżą dalej na zewnątrz.</translation>
    </message>
    <message>
        <source>Follow the two lines through the white piece, away from the Center Square, as far as the next crossing.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Idź dwiema liniami przez biały pionek, oddalając się od środkowego kwadratu, do najbliższego skrzyżowania.</translation>
    </message>
    <message>
        <source>In Over-Pass, a piece may slide outwards along a line. Slide the white piece to one of those two places: drag it, or tap the piece and then the place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>W Over-Pass pionek może przesunąć się po linii na zewnątrz. Przenieś biały pionek na jeden z dwóch punktów: przeciągnij go albo kliknij pionek, a potem punkt.</translation>
    </message>
    <message>
        <source>The piece to slide is the glowing white one.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Przesunąć ma się świecący biały pionek.</translation>
    </message>
    <message>
        <source>With the piece in hand, arrows show where it can slide.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Gdy pionek jest w ręce, strzałki pokazują, dokąd może się przesunąć.</translation>
    </message>
    <message>
        <source>Pieces can also pass over other pieces, but the white piece stands alone. Try to move it farther than to a neighbouring place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>W Over-Pass pionki wędrują też nad innymi, ale ten stoi sam. Spróbuj przenieść go dalej niż na sąsiedni punkt.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on an empty place two steps away.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Weź biały pionek i postaw go na dowolnym pustym punkcie dwie linie dalej.</translation>
    </message>
    <message>
        <source>With no piece beside it, the white piece has nothing to pass over.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Bez pionka obok nie ma nad czym przejść.</translation>
    </message>
    <message>
        <source>Pieces next to each other make a chain, even round corners. White can pass over this chain to the glowing place. Tap the whole route, from start to end.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Pionki stojące obok siebie tworzą łańcuch, także za rogiem. Nad takim biały może przejść na świecący punkt. Zaznacz całą jego drogę, od początku do końca.</translation>
    </message>
    <message>
        <source>Tap white, then black, then red, then the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Od białego do czarnego, dalej do czerwonego i na świecący punkt: cztery punkty.</translation>
    </message>
    <message>
        <source>Now make that journey: the white piece goes over black and red in one move.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Teraz odbądź tę podróż: biały pionek przechodzi nad czarnym i czerwonym w jednym ruchu.</translation>
    </message>
    <message>
        <source>White passed over black only. The chain goes on to red, and from there to the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Biały przeszedł tylko nad czarnym. Łańcuch idzie dalej do czerwonego, a stamtąd na świecący punkt.</translation>
    </message>
    <message>
        <source>The white piece isn’t on the glowing place yet.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Biały pionek nie stoi jeszcze na świecącym punkcie.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Weź biały pionek i postaw go na świecącym punkcie.</translation>
    </message>
    <message>
        <source>In through the middle, out at an exit</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Wejście środkiem, wyjście skrajem</translation>
    </message>
    <message>
        <source>This is how Over-Pass is won. Nine of Ann’s white pieces are home, and the tenth stands on an exit. Take it from the exit to the glowing home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Tak wygrywa się Over-Pass. Dziewięć białych pionków Ann jest w domu, dziesiąty stoi na wyjściu. Zaprowadź go stamtąd do świecącego domu.</translation>
    </message>
    <message>
        <source>That move is legal, but white could have gone home at once and won the game.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Zwykły ruch. Biały może od razu iść do domu i wtedy partia jest wygrana.</translation>
    </message>
    <message>
        <source>The game isn’t over, because the white piece hasn’t gone home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Gra toczy się dalej. Biały pionek nie poszedł do domu.</translation>
    </message>
    <message>
        <source>Take the white piece on the exit. Its home is the tray with the small house.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Weź biały pionek z wyjścia. Jego dom to tacka z małym domkiem.</translation>
    </message>
    <message>
        <source>With two players, ten pieces of one colour at home are enough to win.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>We dwoje wystarczy w domu dziesięć pionków jednego koloru.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Whichever Ben likes</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Jak zechce Ben</translation>
    </message>
    <message>
        <source>You have two moves. The piece on O must leave before the turn ends: take it over a neighbouring piece to an empty place.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Pionek na O musi zejść przed końcem tury. Masz dwa ruchy: niech przejdzie nad sąsiadem na pusty punkt.</translation>
    </message>
    <message>
        <source>There is still a piece on O.</source>
        <extracomment>over-pass/2, over-pass/6</extracomment>
        <translation>Na O wciąż stoi pionek.</translation>
    </message>
    <message>
        <source>Take the piece on O. The marks show where it can land.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Weź pionek z O. Znaczki pokazują, gdzie może wylądować.</translation>
    </message>
    <message>
        <source>Ann may move pieces of any colour, Ben’s as well. Move the glowing black piece, then empty O, then end the turn.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann może ruszać pionkami każdego koloru, także Bena. Rusz świecącym czarnym pionkiem, potem opróżnij O i zakończ turę.</translation>
    </message>
    <message>
        <source>O is empty, but the black piece hasn’t moved. One move was lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O jest puste, ale czarny pionek się nie ruszył. Jeden ruch przepadł.</translation>
    </message>
    <message>
        <source>The glowing black piece is still where it was.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Świecący czarny pionek stoi tam, gdzie stał.</translation>
    </message>
    <message>
        <source>First take the black piece over any of its neighbours. Then empty O with the second move.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Najpierw czarny pionek, nad dowolnym sąsiadem. Drugi ruch opróżnia O.</translation>
    </message>
    <message>
        <source>Ann has two moves. One of these turns can’t be ended. Which?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann ma dwa ruchy. Jedna z tych tur nie może się tak skończyć. Która?</translation>
    </message>
    <message>
        <source>Two of these turns leave the Center Square empty.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Po dwóch z nich środkowy kwadrat jest pusty.</translation>
    </message>
    <message>
        <source>O must be empty when a turn ends. You don’t have to use all your moves.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Na końcu tury O jest puste. Nie wszystkie ruchy trzeba wykorzystać.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. White and red are Ann’s. White has just emptied O. Who rolls next?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Kolory grają po kolei: biały, czarny, czerwony, niebieski. Biały i czerwony należą do Ann. Biały właśnie opróżnił O. Kto rzuca następny?</translation>
    </message>
    <message>
        <source>Ann, with red</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, czerwonym</translation>
    </message>
    <message>
        <source>Ben, with black</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, czarnym</translation>
    </message>
    <message>
        <source>Ben, with blue</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, niebieskim</translation>
    </message>
    <message>
        <source>After white comes the second colour.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Po białym kolej na drugi kolor.</translation>
    </message>
    <message>
        <source>Ben rolls next, with black. A black piece comes in on O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben, czarnym. Na O wchodzi czarny pionek.</translation>
    </message>
    <message>
        <source>Passing over</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Przechodzenie</translation>
    </message>
    <message>
        <source>An Over-Pass takes a piece over a neighbouring piece to an empty place next to that neighbour, straight on or round a corner. Make an Over-Pass with white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Over-Pass prowadzi nad sąsiadem na pusty punkt obok niego. Prosto albo za róg: wybierz.</translation>
    </message>
    <message>
        <source>The glowing white piece should pass over the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Przejść nad czarnym ma świecący biały pionek.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on a place beside the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Weź biały pionek i postaw go na punkcie obok czarnego.</translation>
    </message>
    <message>
        <source>With red behind black, the chain is longer, and white may leave it at any point. Tap every place where white can land.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Gdy za czarnym stoi czerwony, łańcuch jest dłuższy, a biały może go opuścić, gdzie chce. Zaznacz każdy punkt, na którym biały może wylądować.</translation>
    </message>
    <message>
        <source>Look for empty places next to black or next to red. There are five in all.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Puste punkty obok czarnego i puste punkty obok czerwonego. Razem pięć.</translation>
    </message>
    <message>
        <source>However long the chain, passing over it costs one move.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Nawet najdłuższy łańcuch kosztuje jeden ruch.</translation>
    </message>
    <message>
        <source>One of these three moves ends on a place that isn’t free. Which?</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Jeden z tych trzech ruchów kończy się na zajętym punkcie. Który?</translation>
    </message>
    <message>
        <source>Look where the red piece stands.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Zobacz, gdzie stoi czerwony pionek.</translation>
    </message>
    <message>
        <source>Each place holds only one piece.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Jeden pionek na punkt.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>over-pass/3, spiral/2</extracomment>
        <translation>Weź biały pionek z początku strzałki i postaw go na jej końcu.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour, but it can pass over all others.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Pionek nigdy nie przechodzi nad własnym kolorem. Może przechodzić nad wszystkimi innymi.</translation>
    </message>
    <message>
        <source>Here the chain has a gap. Try to take white to the glowing place anyway.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Tu łańcuch ma lukę. Mimo to spróbuj przenieść biały na świecący punkt.</translation>
    </message>
    <message>
        <source>Each piece of a chain must stand next to the piece before it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Każdy pionek łańcucha stoi obok poprzedniego.</translation>
    </message>
    <message>
        <source>You have two moves: first close the gap with another piece, then take white to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Dwa ruchy: najpierw zamknij lukę innym pionkiem, potem przenieś biały na świecący punkt.</translation>
    </message>
    <message>
        <source>White has left too early. First the gap has to be closed.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Biały odszedł za wcześnie. Najpierw trzeba zamknąć lukę.</translation>
    </message>
    <message>
        <source>That doesn’t connect the black piece to the blue one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>To nie łączy czarnego pionka z niebieskim.</translation>
    </message>
    <message>
        <source>White isn’t on the glowing place yet.</source>
        <extracomment>over-pass/3, over-pass/4</extracomment>
        <translation>Biały nie stoi jeszcze na świecącym punkcie.</translation>
    </message>
    <message>
        <source>The red piece can pass over black into the gap.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Czerwony pionek może przejść nad czarnym w lukę.</translation>
    </message>
    <message>
        <source>How far can a single move go? Take the white piece from beside O to the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Jak daleko prowadzi jeden ruch? Przenieś biały pionek stojący obok O na świecące wyjście.</translation>
    </message>
    <message>
        <source>That is far, but the chain reaches farther.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Daleko, ale łańcuch sięga jeszcze dalej.</translation>
    </message>
    <message>
        <source>White isn’t on the exit yet.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Biały nie stoi jeszcze na wyjściu.</translation>
    </message>
    <message>
        <source>The chain leads all the way. Put the white piece down on the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Łańcuch prowadzi aż tam. Postaw biały pionek na świecącym wyjściu.</translation>
    </message>
    <message>
        <source>One move passed over eight pieces. It doesn’t matter whose they are, as long as none is white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Jeden ruch nad ośmioma pionkami. Nieważne, czyje są, byle żaden nie był biały.</translation>
    </message>
    <message>
        <source>Trading places</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Wymiana miejsc</translation>
    </message>
    <message>
        <source>White is deep inside, and black is far out. Each rests on a line that goes from left to right, and these two lines are parallel. Drag white onto black: they change places.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Biały stoi głęboko w środku, czarny daleko na zewnątrz. Każdy stoi na linii od lewej do prawej, a te dwie linie są równoległe. Przenieś biały na czarny: zamienią się miejscami.</translation>
    </message>
    <message>
        <source>That was also a trade, but with the blue piece.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>To też była wymiana, ale z niebieskim pionkiem.</translation>
    </message>
    <message>
        <source>A slide moves white only one place.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Przesunięcie prowadzi biały tylko o jeden punkt dalej.</translation>
    </message>
    <message>
        <source>White isn’t where the black piece was.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Biały nie stoi tam, gdzie był czarny pionek.</translation>
    </message>
    <message>
        <source>Put the white piece down on the glowing black one.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Postaw biały pionek na świecącym czarnym.</translation>
    </message>
    <message>
        <source>A Trade costs one move, however far apart the two pieces are.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Wymiana kosztuje jeden ruch, choćby pionki były daleko od siebie.</translation>
    </message>
    <message>
        <source>Tap every piece that the glowing white piece can trade with: any piece of another colour that rests on a line parallel to one of the lines white rests on.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Zaznacz wszystkie pionki, z którymi świecący biały może zamienić się miejscami. Muszą mieć inny kolor i stać na linii równoległej do linii białego.</translation>
    </message>
    <message>
        <source>White’s lines go from left to right, and from the lower left to the upper right. Three pieces rest on lines parallel to them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Linie białego biegną od lewej do prawej i od lewego dołu do prawej góry. Trzy pionki stoją na innych takich liniach.</translation>
    </message>
    <message>
        <source>These two pieces rest on parallel lines, but both are white. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Linie równoległe, ale jeden kolor: spróbuj wymienić te dwa białe pionki.</translation>
    </message>
    <message>
        <source>Put one of the two white pieces down on the other.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Postaw jeden z dwóch białych pionków na drugim.</translation>
    </message>
    <message>
        <source>White and black rest on the same line, but not on two parallel lines. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Biały i czarny stoją na tej samej linii, a na żadnych równoległych. Spróbuj je wymienić.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the end of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Postaw biały na czarnym pionku na końcu strzałki.</translation>
    </message>
    <message>
        <source>A Trade needs two different parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Potrzeba dwóch różnych linii.</translation>
    </message>
    <message>
        <source>A line that ends at a piece doesn’t count for that piece. One line through red ends at white, and black rests on a line parallel to it. Try to trade white with black, as the arrow shows.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Linia, która kończy się w punkcie, nie liczy się dla pionka, który tam stoi. Linia czerwonego kończy się na białym, więc dla białego się nie liczy. Spróbuj wymienić biały z pionkiem na linii równoległej do niej.</translation>
    </message>
    <message>
        <source>Drag white onto the piece at the tip of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Przenieś biały na pionek na końcu strzałki.</translation>
    </message>
    <message>
        <source>A piece rests on a line only if the line continues on both sides of it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Pionek stoi na linii tylko wtedy, gdy biegnie ona dalej w obie strony.</translation>
    </message>
    <message>
        <source>White can’t pass over white. Still, you can take the piece at the start of the arrow to its tip in two moves: first use a trade to replace a piece of the chain.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Biały nie może przejść nad białym. W dwóch ruchach możesz jednak przenieść pionek z lewej na świecący punkt: najpierw zmień łańcuch wymianą.</translation>
    </message>
    <message>
        <source>That put a red piece into the chain, but the white one still blocks it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>To wstawiło tam czerwony pionek Ann. Biały nadal zamyka łańcuch.</translation>
    </message>
    <message>
        <source>The white piece has left the chain, but now the chain is too short.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Teraz nikt tam nie stoi i łańcuch jest za krótki.</translation>
    </message>
    <message>
        <source>Trade the white piece in the chain with the red one. Both rest on vertical lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Wymień biały pionek z łańcucha z czerwonym. Oba stoją na liniach pionowych.</translation>
    </message>
    <message>
        <source>Slides and exits</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Przesunięcia i wyjścia</translation>
    </message>
    <message>
        <source>A Slide goes one place outwards along a line and costs two moves. You have four moves: take white to an exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Przesunięcie prowadzi o jeden punkt po linii, na zewnątrz, i kosztuje dwa ruchy. Masz cztery: zaprowadź biały na wyjście.</translation>
    </message>
    <message>
        <source>White isn’t on an exit yet.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Biały nie stoi jeszcze na wyjściu.</translation>
    </message>
    <message>
        <source>First slide to the next place on the outer edge, then on to one of the two exits beside it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Najpierw na sąsiedni punkt na obwodzie, potem dalej na jedno z dwóch wyjść.</translation>
    </message>
    <message>
        <source>Now you have only three moves. Slide the white piece once, then try to slide it again.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>To samo z trzema ruchami. Przesuń raz, a potem spróbuj przesunąć ten sam pionek jeszcze raz.</translation>
    </message>
    <message>
        <source>After the first slide, try to slide the piece on to the nearest exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Po pierwszym przesunięciu przenieś pionek jeszcze raz, na najbliższe wyjście.</translation>
    </message>
    <message>
        <source>Only one move is left, but a slide needs two.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Został jeden ruch, a przesunięcie wymaga dwóch.</translation>
    </message>
    <message>
        <source>Slides only go outwards. Try to slide white one place towards the middle.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Przesuwa się tylko na zewnątrz. Spróbuj cofnąć biały o jeden punkt ku środkowi.</translation>
    </message>
    <message>
        <source>Put white down on the place at the tip of the arrow.</source>
        <extracomment>over-pass/5, over-pass/6</extracomment>
        <translation>Postaw biały na punkcie na końcu strzałki.</translation>
    </message>
    <message>
        <source>A Slide goes only to a place that is farther from O. Over-Passes and Trades may go in any direction.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Może iść na punkty, które leżą dalej od O. Over-Pass i Wymiana mogą prowadzić wszędzie.</translation>
    </message>
    <message>
        <source>An Exit takes a piece home from an exit and costs one move. While any reserve holds pieces, an Exit needs an even roll. You have rolled six, so take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Wyjście prowadzi pionek z wyjścia do domu, za jeden ruch. Dopóki w jakiejkolwiek rezerwie są pionki, wymaga parzystego rzutu. Sześć jest parzyste: idź do domu.</translation>
    </message>
    <message>
        <source>White hasn’t gone home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Biały nie poszedł do domu.</translation>
    </message>
    <message>
        <source>Take the white piece from the exit to the glowing home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Przenieś biały pionek z wyjścia do świecącego domu.</translation>
    </message>
    <message>
        <source>Now the roll is three. Make one move with red, so that two moves are left. Then try to take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Teraz rzut to trzy. Wykonaj jeden ruch czerwonym, żeby zostały dwa, a potem spróbuj iść do domu.</translation>
    </message>
    <message>
        <source>Trade the red piece with black, for example. Then take the white piece from the exit to its home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Na przykład wymień czerwony pionek z czarnym. Potem przenieś biały z wyjścia do jego domu.</translation>
    </message>
    <message>
        <source>For the whole turn, what counts is the roll, not the number of moves left.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Liczy się rzut, przez całą turę, a nie pozostałe ruchy.</translation>
    </message>
    <message>
        <source>The roll is three again, but look at the reserves: nobody has a piece waiting. Take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Znowu trzy, ale spójrz na rezerwy: nikt nie ma czekającego pionka. Zaprowadź biały do domu.</translation>
    </message>
    <message>
        <source>Once all reserves are empty, any roll will do.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Gdy wszystkie rezerwy są puste, wystarczy dowolny rzut.</translation>
    </message>
    <message>
        <source>It is white’s turn, and the roll is even. Try to take Ann’s red piece home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Tura białego, rzut jest parzysty. Spróbuj zaprowadzić do domu czerwony pionek Ann.</translation>
    </message>
    <message>
        <source>Take the glowing piece on the exit. Its home is the red tray.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Świecący pionek na wyjściu. Jego dom to czerwona tacka.</translation>
    </message>
    <message>
        <source>Only pieces of the colour whose turn it is may go home. Red has to wait for its own turn.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Do domu idzie tylko kolor, który jest na ruchu. Czerwony musi poczekać na swoją turę.</translation>
    </message>
    <message>
        <source>You may move Ben’s pieces, but there is one exception. Try to move his black piece away from the exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Możesz ruszać pionkami Bena, ale jest jeden wyjątek. Spróbuj zabrać jego czarny pionek z wyjścia.</translation>
    </message>
    <message>
        <source>Take the glowing black piece.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Weź świecący czarny pionek.</translation>
    </message>
    <message>
        <source>A piece on an exit is safe: only its owner may move it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Pionek na wyjściu jest bezpieczny: rusza nim tylko właściciel.</translation>
    </message>
    <message>
        <source>The outer edge and the empty O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Obwód i puste O</translation>
    </message>
    <message>
        <source>A piece on an exit can pass only over pieces on the outer edge, and it has to stay on that edge. Take white to the next exit.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Z wyjścia pionek wędruje tylko po obwodzie, nad pionkami, które tam stoją. Przenieś biały na następne wyjście.</translation>
    </message>
    <message>
        <source>White isn’t on the next exit yet.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Biały nie stoi na świecącym wyjściu.</translation>
    </message>
    <message>
        <source>White passes over the red piece on the edge.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Biały przechodzi nad czerwonym pionkiem na obwodzie.</translation>
    </message>
    <message>
        <source>A white piece coming from inside could land on any empty place beside red. From an exit, it can’t. Try to land inside anyway.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Ze środka biały mógłby wylądować na dowolnym punkcie obok czerwonego. Z wyjścia nie może: spróbuj wylądować wewnątrz.</translation>
    </message>
    <message>
        <source>Try to trade the white piece on the exit with the black one.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Spróbuj wymienić biały pionek na wyjściu z czarnym.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the tip of the arrow.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Postaw biały na czarnym pionku na końcu strzałki.</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded, and it can’t slide either.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Pionka na wyjściu nie można wymienić ani przesunąć.</translation>
    </message>
    <message>
        <source>A white piece has come in on O, and all pieces around O are white. How many moves will it take to empty O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Wszedł biały pionek, a wszystkie pionki wokół O też są białe. Ilu ruchów trzeba, żeby opróżnić O?</translation>
    </message>
    <message>
        <source>The piece on O can’t pass over its own colour. What else can it do?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Nad własnym kolorem przejść nie może. Co jeszcze może zrobić?</translation>
    </message>
    <message>
        <source>Two moves: only a slide is possible.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Dwóch: możliwe jest tylko przesunięcie.</translation>
    </message>
    <message>
        <source>So emptying O takes two of your three moves. Try to slide another piece first.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Dwa z trzech ruchów są więc potrzebne. Spróbuj najpierw przesunąć inny pionek.</translation>
    </message>
    <message>
        <source>Try to move the glowing piece outwards.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Spróbuj ruszyć świecącym pionkiem na zewnątrz.</translation>
    </message>
    <message>
        <source>After each move, enough moves must be left to empty O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Po każdym ruchu musi zostać tyle, żeby opróżnić O.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, so the white piece on O can neither pass over them nor slide. A red piece stands elsewhere. Empty O in two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Na wszystkich ośmiu punktach wokół O stoją białe, więc biały nie może ani przejść, ani się przesunąć. Masz dwa ruchy, a czerwony stoi gdzie indziej. Opróżnij O.</translation>
    </message>
    <message>
        <source>First trade the piece on O with the red one. Red can pass over white.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Najpierw wymień pionek na O z czerwonym. Czerwony może przejść nad białym.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, and all other pieces are on exits. O can’t be emptied with this roll, so no move is allowed. What happens to the piece on O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Tu nic nie pomoże: na wszystkich punktach wokół O stoją białe, a pozostałe pionki stoją na wyjściach. Ten rzut nie pozwala na żaden ruch. Co stanie się z pionkiem na O?</translation>
    </message>
    <message>
        <source>It stays on O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Zostaje na O</translation>
    </message>
    <message>
        <source>It goes back to its reserve</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Wraca do swojej rezerwy</translation>
    </message>
    <message>
        <source>It goes home</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Idzie do domu</translation>
    </message>
    <message>
        <source>O has to be empty, but no piece is lost.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O musi być puste, ale nic nie ginie.</translation>
    </message>
    <message>
        <source>This is very rare. Now a piece of the next colour has come in on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Bardzo rzadkie. Tymczasem na O wszedł już następny kolor.</translation>
    </message>
    <message>
        <source>They stay where they are</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Zostają na miejscu</translation>
    </message>
    <message>
        <source>They are taken off</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Zostają zdjęte</translation>
    </message>
    <message>
        <source>Other players may need those pieces in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Inni mogą ich potrzebować w łańcuchach.</translation>
    </message>
    <message>
        <source>That is a good Trade, but the roll is even, and a white piece is waiting on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Dobra Wymiana. Ale rzut jest parzysty, a na wyjściu czeka biały pionek.</translation>
    </message>
    <message>
        <source>A white piece is still waiting on its exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Biały pionek wciąż czeka na wyjściu.</translation>
    </message>
    <message>
        <source>Look at the exits before anything else.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Przede wszystkim spójrz na wyjścia.</translation>
    </message>
    <message>
        <source>Here is the same turn again, now for the other move: make a trade that takes the inner white piece far out and brings one of Ben’s pieces inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Ta sama tura jeszcze raz, teraz drugi ruch: wymiana, która prowadzi wewnętrzny biały pionek daleko na zewnątrz, a pionek Bena do środka.</translation>
    </message>
    <message>
        <source>White is farther out now, but there was a better trade.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Dalej na zewnątrz, ale był lepszy partner.</translation>
    </message>
    <message>
        <source>The inner white piece isn’t on the outer edge yet.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Biały nie jest jeszcze na obwodzie.</translation>
    </message>
    <message>
        <source>Ben’s black piece on the outer edge has nearly reached an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Czarny pionek Bena na obwodzie jest już prawie na wyjściu.</translation>
    </message>
    <message>
        <source>A Trade with an opponent’s piece counts twice: yours gets nearer to an exit, and theirs goes back.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Wymiana z pionkiem drugiej strony liczy się podwójnie: jeden się zbliża, drugi cofa.</translation>
    </message>
    <message>
        <source>Nine black pieces are home, all reserves are empty, and the last black piece is beside an exit. Ben needs three moves to win. Ann has two moves: what must she do?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Dziewięć czarnych pionków jest w domu, wszystkie rezerwy są puste, a ostatni stoi obok wyjścia. Ben potrzebuje trzech ruchów. Ann ma dwa: co musi zrobić?</translation>
    </message>
    <message>
        <source>Now Ben’s piece slides to an exit and goes home.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Teraz Ben przesuwa się na wyjście i idzie do domu.</translation>
    </message>
    <message>
        <source>The last black piece is still beside the exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Ostatni czarny pionek stoi nadal obok wyjścia.</translation>
    </message>
    <message>
        <source>Anybody may trade Ben’s piece, as long as it isn’t on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Pionek Bena może wymienić każdy, dopóki ten pionek nie stoi na wyjściu.</translation>
    </message>
    <message>
        <source>Until a piece stands on an exit, anybody may bring it back inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Dopóki pionek nie stanie na wyjściu, każdy może cofnąć go do środka.</translation>
    </message>
    <message>
        <source>Your first game is a short one: seven pieces of each colour are already home. You win by bringing home three more white pieces or three more red ones.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Twoja pierwsza partia, krótka: po siedem pionków każdego koloru jest już w domu. Jeszcze trzy białe albo trzy czerwone i wygrywasz.</translation>
    </message>
    <message>
        <source>Leaps over chains</source>
        <extracomment>spiral/2</extracomment>
        <translation>Przeskoki nad łańcuchami</translation>
    </message>
    <message>
        <source>The first, black</source>
        <extracomment>spiral/2</extracomment>
        <translation>Pierwszy, czarny</translation>
    </message>
    <message>
        <source>The last, red</source>
        <extracomment>spiral/2</extracomment>
        <translation>Ostatni, czerwony</translation>
    </message>
    <message>
        <source>Each leap removes only one piece.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Jeden przeskok, jeden pionek mniej.</translation>
    </message>
    <message>
        <source>Tap every place where the glowing white piece can land. It may land beyond any piece of the chain.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Zaznacz każdy punkt, na którym może wylądować świecący biały pionek. Może opuścić łańcuch za każdym pionkiem.</translation>
    </message>
    <message>
        <source>Look for empty places next to black, next to red, and next to blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Puste punkty obok czarnego, obok czerwonego i obok niebieskiego.</translation>
    </message>
    <message>
        <source>White can reach the glowing place over black alone, or by a longer route. Land there so that blue leaves the board and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Na świecący punkt można dojść nad samym czarnym albo dłużej, dookoła. Wyląduj tam tak, żeby zszedł niebieski, a czarny został.</translation>
    </message>
    <message>
        <source>The place is right, but black has left. Choose the other route, which passes over blue last.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Dobry punkt, ale zszedł czarny. Z dwóch dróg, które tam prowadzą, wybierz tę, która kończy się niebieskim.</translation>
    </message>
    <message>
        <source>White should be on the glowing place, and blue should be gone.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Biały ma stać na świecącym punkcie, a niebieskiego ma nie być.</translation>
    </message>
    <message>
        <source>After you choose where to land, each piece that could leave is highlighted: point at blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Po lądowaniu świecą pionki, które mogą zejść: wskaż niebieski.</translation>
    </message>
    <message>
        <source>If several routes lead to a landing place, you choose which piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Jedno lądowanie, kilka dróg: wybierasz, który pionek schodzi.</translation>
    </message>
    <message>
        <source>A piece can’t pass over a piece of its own colour. Try to leap with one white piece over the other.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Pionek nigdy nie przechodzi nad własnym kolorem. Spróbuj przeskoczyć białym nad drugim białym.</translation>
    </message>
    <message>
        <source>A chain can’t have gaps. Try to leap along the arrow, to a place that no chain reaches.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Łańcuch nie może mieć luki. Spróbuj wylądować świecącym pionkiem daleko od innych.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow, beside the piece that stands apart.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Postaw go na końcu strzałki, obok pionka, który stoi z boku.</translation>
    </message>
    <message>
        <source>One of these pieces stands on an exit. Make it leap along the edge of the board, over its neighbour.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Jeden z tych pionków stoi na wyjściu. Przenieś go po obwodzie planszy, nad jego sąsiadem.</translation>
    </message>
    <message>
        <source>That is the right place, but the wrong piece has landed there.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Dobry punkt, ale wylądował tam nie ten pionek.</translation>
    </message>
    <message>
        <source>The piece should land on the other glowing place.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Ma wylądować na drugim świecącym wyjściu.</translation>
    </message>
    <message>
        <source>Leap over the neighbouring piece on the edge, to the next exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Nad pionkiem obok, na następny skrajny punkt.</translation>
    </message>
    <message>
        <source>From an exit, a piece leaps only along the edge: its chain and its landing place must be on the edge, too. Try to leap inwards from the exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Z wyjścia pionek przeskakuje tylko po obwodzie; leżeć na nim muszą też łańcuch i miejsce lądowania. Spróbuj przeskoczyć stamtąd do środka.</translation>
    </message>
    <message>
        <source>Take the piece on the exit, and put it down at the tip of the arrow.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Weź pionek ze skrajnego punktu i postaw go na końcu strzałki.</translation>
    </message>
    <message>
        <source>Three pieces, two leaps. Finish with one piece, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Trzy pionki, dwa przeskoki. Zostaw jeden na środkowym kwadracie.</translation>
    </message>
    <message>
        <source>One piece should be left, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Nierozwiązane. Najlepiej, gdy ostatni pionek skończy na środkowym kwadracie.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square should be the last to leave. So leap over the outermost piece first.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Pionek obok środkowego kwadratu ma zejść ostatni. Przeskocz więc najpierw nad skrajnym pionkiem.</translation>
    </message>
    <message>
        <source>Unwinding</source>
        <extracomment>spiral/3</extracomment>
        <translation>Rozwijanie</translation>
    </message>
    <message>
        <source>The Spiral can also be played without colours: then any piece may pass over any other. Make the leap over both pieces.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Na tej samej planszy można grać bez kolorów. Wtedy własny kolor nikomu nie przeszkadza: wykonaj przeskok nad oboma pionkami.</translation>
    </message>
    <message>
        <source>The piece should land where the arrows end.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Ma wylądować tam, gdzie kończą się strzałki.</translation>
    </message>
    <message>
        <source>Leap over both pieces, to the tip of the last arrow. The second piece leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Nad oboma pionkami, na koniec ostatniej strzałki. Schodzi drugi z nich.</translation>
    </message>
    <message>
        <source>Yes, one piece is left</source>
        <extracomment>spiral/3</extracomment>
        <translation>Tak, został jeden pionek</translation>
    </message>
    <message>
        <source>No, it must be on the Center Square</source>
        <extracomment>spiral/3</extracomment>
        <translation>Nie, musi być środkowy kwadrat</translation>
    </message>
    <message>
        <source>This is not Crooked Jumps.</source>
        <extracomment>spiral/3</extracomment>
        <translation>To nie Crooked Jumps.</translation>
    </message>
    <message>
        <source>The puzzle is solved. Ending on the Center Square would have been even better.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Rozwiązana. Na środkowym kwadracie byłoby jeszcze lepiej.</translation>
    </message>
    <message>
        <source>The white piece on the Center Square leaps over red and lands beside the other white piece. How many pieces are left in the end?</source>
        <extracomment>spiral/3</extracomment>
        <translation>Biały ze środkowego kwadratu przeskakuje nad czerwonym i ląduje obok drugiego białego. Ile pionków zostaje na końcu?</translation>
    </message>
    <message>
        <source>Can one of the last two leap over the other?</source>
        <extracomment>spiral/3</extracomment>
        <translation>Czy jeden z dwóch ostatnich może przeskoczyć nad drugim?</translation>
    </message>
    <message>
        <source>Two pieces of the same colour can’t pass over each other. Watch which colours you remove.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Dwa pionki jednego koloru nie przejdą nad sobą. Zważaj, które kolory schodzą.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three leaps. All four have different colours, so each may pass over any other.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Cztery pionki, trzy przeskoki na środkowy kwadrat. Każdy ma własny kolor, więc wszystkie mogą przechodzić nad wszystkimi.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square. The last leap has to go over a piece beside it.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Tak nie udało się skończyć na środkowym kwadracie. Ostatni przeskok zaczyna się przy pionku, który stoi obok niego.</translation>
    </message>
    <message>
        <source>One of the outer pieces leaps over two others and lands beside the Center Square. That piece will be the last to leave.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Jeden z zewnętrznych pionków przeskakuje nad dwoma innymi, na punkt obok środkowego kwadratu. Zejdzie jako ostatni.</translation>
    </message>
    <message>
        <source>Five pieces, two of them white: finish on the Center Square in four leaps. Only one first leap works.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Pięć pionków, dwa z nich białe. Tylko jeden pierwszy przeskok prowadzi na środkowy kwadrat. Cztery przeskoki.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Tak nie udało się skończyć na środkowym kwadracie.</translation>
    </message>
    <message>
        <source>Start with red: it leaps outwards, and one of the white pieces leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Zacznij czerwonym: przeskakuje na zewnątrz, a jeden z białych schodzi.</translation>
    </message>
    <message>
        <source>Your first puzzle: eight pieces round the Center Square, without colours. Seven leaps leave one piece. Undo as often as you like.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Twoja pierwsza łamigłówka: osiem pionków wokół środkowego kwadratu, bez kolorów. Siedem przeskoków zostawia jeden. Cofaj, ile chcesz.</translation>
    </message>
    <message>
        <source>From shore to shore</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Od brzegu do brzegu</translation>
    </message>
    <message>
        <source>Ann walks from the beach in the west to the beach in the east, on boardwalks. Tap every card that she can reach from the west.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann idzie po kładkach z plaży na zachodzie na plażę na wschodzie. Zaznacz wszystkie karty, na które może dojść z zachodu.</translation>
    </message>
    <message>
        <source>Start at a3 and continue wherever two boardwalks meet, even across a corner.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Zacznij od a3 i idź dalej wszędzie, gdzie spotykają się dwie kładki, także przez róg.</translation>
    </message>
    <message>
        <source>Ben walks over the same cards, from the meadow in the north to the meadow in the south. Tap every card that he can reach from the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben idzie po tych samych kartach, z łąki na północy na łąkę na południu. Zaznacz wszystkie karty, na które może dojść z północy.</translation>
    </message>
    <message>
        <source>So far, only cards in the top row reach the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Do północy prowadzą na razie tylko karty górnego rzędu.</translation>
    </message>
    <message>
        <source>The cards belong to nobody: both players may walk on all of them.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Karty nie należą do nikogo. Oboje mogą chodzić po wszystkich.</translation>
    </message>
    <message>
        <source>Every turn begins with taking a card off the board. Take the face-down card on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Każda tura zaczyna się od wzięcia karty z planszy. Weź kartę na c2: jest jeszcze zakryta.</translation>
    </message>
    <message>
        <source>That card may be taken too, but this time take the one on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Tę kartę też można wziąć, ale tym razem weź tę na c2.</translation>
    </message>
    <message>
        <source>Column c is the third from the left, and row 2 is the second from the bottom.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Kolumna c jest trzecia od lewej, rząd 2 drugi od dołu.</translation>
    </message>
    <message>
        <source>The card leaves a gap. Now you can turn the card and push it back in at either end of column c or row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Zostaje luka. Teraz kartę można obrócić, a wróci ona na koniec kolumny c lub rzędu 2.</translation>
    </message>
    <message>
        <source>That is the right place, but turn the card differently: it needs one arm up to e3 and another to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Dobre miejsce, ale obróć kartę inaczej: potrzebuje jednego ramienia w górę do e3 i drugiego do plaży.</translation>
    </message>
    <message>
        <source>That is the west end. Ann’s pathway has to be completed in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>To zachodni koniec. Drogę Ann trzeba dokończyć na wschodzie.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet. Your card has to join e3 to the beach in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Zachód i wschód nie są jeszcze połączone. Karta musi połączyć się z e3 i prowadzić na plażę.</translation>
    </message>
    <message>
        <source>The pathway ends on e3 with an arm to the south. A card on e2 can continue it to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Droga kończy się na e3 ramieniem na południe. Karta na e2 może ją przejąć i poprowadzić na plażę.</translation>
    </message>
    <message>
        <source>One arm meets the pathway on e3, and another touches the beach. West and east are joined, and Ann wins.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Jedno ramię łączy się z drogą na e3, inne dotyka plaży. Zachód i wschód są połączone i Ann wygrywa.</translation>
    </message>
    <message>
        <source>In another game, it is Ben’s turn. He takes b3, turns its corner arm to the south-west, and pushes the card in at the north end of column b. Who wins?</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Inna partia, na ruchu jest Ben. Bierze b3, obraca ją rogiem na południowy zachód i wsuwa od północnego końca kolumny b. Kto wygra?</translation>
    </message>
    <message>
        <source>Ann wins</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Wygrywa Ann</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>trypsylon/1, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Jeszcze nikt</translation>
    </message>
    <message>
        <source>Ben needs a pathway from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben potrzebuje drogi z północy na południe.</translation>
    </message>
    <message>
        <source>The new card reaches the north and meets the pathway on c5. Ben has joined his sides.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Nowa karta prowadzi na północ i łączy się z drogą na c5. Ben połączył swoje boki.</translation>
    </message>
    <message>
        <source>Take c1, turn it so that it completes a pathway from west to east, and push it in at the west end of row 1. The cards on a1 and b1 will move along.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann bierze c1 i wsuwa ją od zachodniego końca rzędu 1; dwie karty przed luką się przesuną. Obróć ją tak, żeby zachód i wschód były połączone.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Zachód i wschód nie są jeszcze połączone.</translation>
    </message>
    <message>
        <source>The new card ends up on a1. It has to touch the beach and meet the card that moves to b1.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Karta trafi na a1. Musi dotknąć plaży i połączyć się z kartą, która będzie wtedy na b1.</translation>
    </message>
    <message>
        <source>Two other cards moved along, and now everything fits.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Przy okazji przesunęły się dwie karty i nagle wszystko pasuje.</translation>
    </message>
    <message>
        <source>Take, turn, push</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Weź, obróć, wsuń</translation>
    </message>
    <message>
        <source>Each card has three arms: one into a corner, and one to each side that doesn’t touch this corner. Tap the card whose corner arm points north-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Każda karta ma trzy ramiona: jedno w róg, dwa do boków, które się z tym rogiem nie stykają. Zaznacz kartę z ramieniem w rogu północno-wschodnim.</translation>
    </message>
    <message>
        <source>North is up, east is right.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Północ jest u góry, wschód po prawej.</translation>
    </message>
    <message>
        <source>All cards are alike. They differ only in which way they are turned.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Wszystkie karty są takie same. Różni je tylko to, jak leżą.</translation>
    </message>
    <message>
        <source>Take c3, turn its corner arm to the south-east, and push the card in at the north end of column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Weź c3, obróć ją rogiem na południowy wschód i wsuń od północnego końca kolumny c.</translation>
    </message>
    <message>
        <source>That was the south end, at the bottom. North is at the top.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>To był południowy koniec, u dołu. Północ jest u góry.</translation>
    </message>
    <message>
        <source>That is the right end, but the corner arm points the wrong way. Turn the card before you push it in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Właściwy koniec, ale róg wskazuje gdzie indziej. Obróć kartę, zanim ją wsuniesz.</translation>
    </message>
    <message>
        <source>The new card should be on c5, at the top of column c, with its corner arm to the south-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Na c5, u góry kolumny c, ma leżeć karta z rogiem na południowy wschód.</translation>
    </message>
    <message>
        <source>Take c3. Turn the card until its corner arm points down and to the right. Then use the arrow above column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Weź c3. Obracaj kartę, aż ramię w rogu poprowadzi w prawo w dół. Potem użyj strzałki nad kolumną c.</translation>
    </message>
    <message>
        <source>The cards on c5 and c4 moved down and closed the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Karty z c5 i c4 przesunęły się w dół i zamknęły lukę.</translation>
    </message>
    <message>
        <source>The gap is in row 3 and in column c. Each of these lines has two ends.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Luka jest w rzędzie 3 i w kolumnie c. Każde z nich ma dwa końce.</translation>
    </message>
    <message>
        <source>You can push the card in at any of the four ends, and turn it in any of four ways. While you hold it, you may still put it back, unless you play with touch-move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Cztery końce, cztery ułożenia. Dopóki trzymasz kartę, możesz ją odłożyć, chyba że gracie z opcją „Dotknięta – zagrana”.</translation>
    </message>
    <message>
        <source>Take c3 and try to push it in at the north end of column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Weź c3 i spróbuj wsunąć ją od północnego końca kolumny d.</translation>
    </message>
    <message>
        <source>Use the arrow above column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Użyj strzałki nad kolumną d.</translation>
    </message>
    <message>
        <source>Column d is full. Only a row or column with a gap can move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Kolumna d jest pełna. Ustąpić może tylko linia z luką.</translation>
    </message>
    <message>
        <source>Take the card on e3, at the edge, and try to push it straight back in at the east end of row 3.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Weź kartę z krawędzi, tę na e3, i spróbuj wsunąć ją od razu z powrotem od wschodniego końca rzędu 3.</translation>
    </message>
    <message>
        <source>Use the arrow east of row 3. The gap is right next to this arrow.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Luka jest tuż za tą strzałką.</translation>
    </message>
    <message>
        <source>A push has to move at least one other card.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Musi się przesunąć co najmniej jedna inna karta.</translation>
    </message>
    <message>
        <source>A card from inside the board may go back in at any of four ends. Now Ann takes a corner card, the one on e1. At how many ends may she push it in?</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Karta ze środka ma do wyboru cztery końce. Teraz Ann bierze kartę z rogu e1. Ile ma końców?</translation>
    </message>
    <message>
        <source>Row 1 and column e have four ends in all. Two of them are right next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Dwa z czterech końców leżą tuż przy luce.</translation>
    </message>
    <message>
        <source>Two: the north end of column e, and the west end of row 1.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Dwa: północny koniec kolumny e i zachodni koniec rzędu 1.</translation>
    </message>
    <message>
        <source>One push can move a whole line. Move both face-up cards in row 4 one cell to the west.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Jedno wsunięcie przesuwa całą linię. Przesuń obie kładki rzędu 4 o jedno pole na zachód.</translation>
    </message>
    <message>
        <source>Both cards moved, but to the east. Cards move away from the end where you push, towards the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Przesunęły się, ale na wschód. Karty odsuwają się od końca, z którego wsuwasz, w stronę luki.</translation>
    </message>
    <message>
        <source>The card on b4 hasn’t moved: your push moved other cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Karta na b4 się nie ruszyła: twoje wsunięcie przesunęło inne karty.</translation>
    </message>
    <message>
        <source>The cards from b4 and c4 should now be on a4 and b4.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Kładki z b4 i c4 powinny leżeć teraz na a4 i b4.</translation>
    </message>
    <message>
        <source>Take the card at the west end of row 4, and push it in at the other end.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Zrób lukę przy zachodnim końcu rzędu 4 i wsuń z drugiej strony.</translation>
    </message>
    <message>
        <source>Even a card that you can’t take can be pushed along. Pushes like this are half the game.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Możesz przesunąć to, czego nie możesz wziąć. To połowa tej gry.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Co jest połączone</translation>
    </message>
    <message>
        <source>Neighbouring cards are joined if both have an arm to the middle of the side between them. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sąsiednie karty są połączone, jeśli obie mają ramię w środku boku między nimi. Zaznacz wszystkie karty połączone z zachodem.</translation>
    </message>
    <message>
        <source>Start at a3, which has an arm up to a4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Zacznij od a3. Ma ramię w górę, do a4.</translation>
    </message>
    <message>
        <source>The card on c4 isn’t joined: it lies beside the pathway, but none of its arms meets an arm of a neighbour.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Karta na c4 nie jest połączona: leży obok drogi, ale żadne jej ramię nie spotyka się z ramieniem sąsiedniej karty.</translation>
    </message>
    <message>
        <source>Push a card in so that six cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Wsuń kartę tak, żeby sześć kart było połączonych z zachodem.</translation>
    </message>
    <message>
        <source>The new card lies beside c5, but their arms don’t meet, so they aren’t joined.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Leży obok c5, ale ramiona się nie spotykają. Obok to jeszcze nie połączone.</translation>
    </message>
    <message>
        <source>Fewer than six cards are joined to the west.</source>
        <extracomment>trypsylon/3, trypsylon/4</extracomment>
        <translation>Z zachodem połączonych jest mniej niż sześć kart.</translation>
    </message>
    <message>
        <source>A card at the west end of a row needs no neighbour: an arm to the west is enough to join it. Try row 1.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Karta na zachodnim końcu linii jest połączona sama z siebie, jeśli ma ramię na zachód. Rząd 1 jest wolny.</translation>
    </message>
    <message>
        <source>Now six cards are joined: every arm that touches the beach counts.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sześć: liczy się każde ramię, które dotyka plaży.</translation>
    </message>
    <message>
        <source>Where four cards meet, all arms into that point are joined if all four cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Gdzie spotykają się cztery karty, wszystkie ramiona w tym punkcie są połączone, jeśli wszystkie cztery karty są odkryte. Zaznacz wszystkie karty połączone z zachodem.</translation>
    </message>
    <message>
        <source>The corner arm of a3 points north-east. Which other card has an arm into the same point?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Z a3 ramię prowadzi w górę w róg. Która karta ma ramię w tym samym punkcie?</translation>
    </message>
    <message>
        <source>The pathway leads from a3 across the corner to b4, and on to c4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Z a3 przez róg na b4 i dalej na c4.</translation>
    </message>
    <message>
        <source>Ben takes b3, a card that isn’t even on the pathway, and pushes it in at the east end of row 3. How many cards will still be joined to the west?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ben bierze b3, kartę, która nawet nie leży na drodze, i wsuwa ją od wschodniego końca rzędu 3. Ile kart jest wtedy połączonych z zachodem?</translation>
    </message>
    <message>
        <source>The push moves a face-down card to b3. What does that change at the point between a3 and b4?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Zakryta karta przesuwa się na b3. Popatrz wtedy na punkt między a3 a b4.</translation>
    </message>
    <message>
        <source>Only a3 is still joined. At the point between a3 and b4, one of the four cards is now face down, so nothing is joined there.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Jedna. Z czterech kart odkryte są trzy, więc przez ten punkt nic nie jest połączone.</translation>
    </message>
    <message>
        <source>Repair the pathway: join three cards to the west again.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Napraw to: z zachodem mają być znów połączone trzy karty.</translation>
    </message>
    <message>
        <source>The card on b3 is still face down. Which push would bring a face-up card there?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Karta na b3 jest znowu zakryta. Która linia przyniosłaby tam odkrytą kartę?</translation>
    </message>
    <message>
        <source>Fewer than three cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Z zachodem połączonych jest mniej niż trzy karty.</translation>
    </message>
    <message>
        <source>The card on b2 is face up. Move it up by one cell.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Karta na b2 jest odkryta. Przesuń kolumnę b o jedno pole w górę.</translation>
    </message>
    <message>
        <source>It doesn’t matter which way the card on b3 is turned. It only has to be face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Nieważne, jak leży b3. Musi tylko być odkryta.</translation>
    </message>
    <message>
        <source>This pathway crosses sides as well as corners. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Boki i rogi razem. Zaznacz wszystkie karty połączone z zachodem.</translation>
    </message>
    <message>
        <source>Follow one arm after another. Before you cross a corner, check that all four cards there are face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Idź ramię po ramieniu. Zanim przejdziesz przez róg, sprawdź, czy wszystkie cztery karty są odkryte.</translation>
    </message>
    <message>
        <source>Seven cards are joined, and the pathway crosses three corners.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Siedem kart, a droga przechodzi przez trzy rogi.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Przy ramce</translation>
    </message>
    <message>
        <source>Where two cards meet at the frame, an arm into that point reaches the beach if both cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Przy ramce dwie karty spotykają się w punkcie. Ramię w tym punkcie sięga plaży, jeśli obie są odkryte. Zaznacz wszystkie karty połączone z zachodem.</translation>
    </message>
    <message>
        <source>Compare a3 and a2 with a5 and a4.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Porównaj a3 i a2 z a5 i a4.</translation>
    </message>
    <message>
        <source>The cards on a3 and a2 are both face up. The card on a4 isn’t, so the corner arm of a5 reaches nothing.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Na a3 i a2 obie są odkryte. Karta pod a5 jest zakryta, więc jej róg niczego nie sięga.</translation>
    </message>
    <message>
        <source>Join a5 and b5 to the west, too, so that at least six cards are joined.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Połącz z zachodem także a5 i b5: co najmniej sześć kart ma być połączonych.</translation>
    </message>
    <message>
        <source>The new card reaches the beach, but a5 doesn’t: the card on a4 is still face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ta karta sięga plaży, ale a5 nie: karta pod nią jest wciąż zakryta.</translation>
    </message>
    <message>
        <source>What a5 lacks is a face-up card below it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a5 brakuje odkrytej sąsiadki.</translation>
    </message>
    <message>
        <source>Again, it doesn’t matter which way the card below a5 is turned.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Znów nieważne, jak leży sąsiednia karta.</translation>
    </message>
    <message>
        <source>An arm into a corner of the board always reaches both sides that meet there. Push a card in so that it lies on a1, reaches west and south at once, and is joined to b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ramię w rogu planszy sięga zawsze obu boków, które się tam spotykają. Ułóż na a1 kartę, która sięga naraz zachodu i południa i łączy się z b1.</translation>
    </message>
    <message>
        <source>Your card lies on a1, but it has to do three things: reach the west, reach the south, and meet an arm of b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Leży na a1, ale nie łączy wszystkich trzech: zachodu, południa i ramienia b1.</translation>
    </message>
    <message>
        <source>Two cards should be joined to the west, and two to the south.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Dwie karty mają być połączone z zachodem i dwie z południem.</translation>
    </message>
    <message>
        <source>Push at the west end of row 1: the card on a1 moves to b1. The new card’s corner arm should point into the corner of the board.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Wsuń od zachodniego końca rzędu 1: karta z a1 przesunie się na b1. Róg nowej karty powinien trafić w róg planszy.</translation>
    </message>
    <message>
        <source>The card reaches west and south at once, whatever lies around it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Zachód i południe naraz, cokolwiek leży obok.</translation>
    </message>
    <message>
        <source>Yes, along the beach</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Tak, wzdłuż plaży</translation>
    </message>
    <message>
        <source>A pathway ends at the frame. Nobody walks along the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Droga kończy się przy ramce. Po plaży nikt nie chodzi.</translation>
    </message>
    <message>
        <source>All cards in column a are now joined to the west. Tap those that are joined to the north as well.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Wszystkie karty kolumny a są teraz połączone z zachodem. Zaznacz te, które są połączone z północą.</translation>
    </message>
    <message>
        <source>Go down from a5, arm by arm.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Idź od a5 w dół, ramię po ramieniu.</translation>
    </message>
    <message>
        <source>Only the upper two are joined to the north. The new card reaches the beach but isn’t joined to the card above it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Tylko dwie górne. Nowa karta sięga plaży, ale żadnej karty nad sobą.</translation>
    </message>
    <message>
        <source>Ann’s pathway ends on d5. Find the push that joins it to the east.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Droga Ann kończy się na d5. Znajdź wsunięcie, które doprowadzi ją na wschód.</translation>
    </message>
    <message>
        <source>The corner arm points at the frame, but the card on e4 is face down, so the arm doesn’t reach the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Róg wskazuje ramkę, ale karta pod spodem jest zakryta. Nie sięga więc plaży.</translation>
    </message>
    <message>
        <source>Row 5 moved, and Ann’s pathway moved with it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Rząd 5 się przesunął, a z nim droga Ann.</translation>
    </message>
    <message>
        <source>West and east aren’t joined.</source>
        <extracomment>trypsylon/4, trypsylon/7, trypsylon-expert/1, trypsylon-expert/4</extracomment>
        <translation>Zachód i wschód nie są połączone.</translation>
    </message>
    <message>
        <source>The new card on e5 has to meet d5 and reach the east. Which corner of the board is e5 in?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Karta na e5 musi połączyć się z d5 na zachodzie i sięgać wschodu. Który róg planszy tam jest?</translation>
    </message>
    <message>
        <source>The arm into the corner of the board reaches the east without any neighbour.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ramię w rogu planszy sięga wschodu bez żadnej sąsiedniej karty.</translation>
    </message>
    <message>
        <source>Three kinds of move</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Trzy rodzaje ruchów</translation>
    </message>
    <message>
        <source>On the first turn of a game, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>W pierwszej turze partii bierze się jedną kartę. Spróbuj wziąć dwie.</translation>
    </message>
    <message>
        <source>Take any card, and then another one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Weź dowolną kartę, a potem jeszcze jedną.</translation>
    </message>
    <message>
        <source>Make a simple move: take a card, turn it so that one arm points south, and push it into its column from the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Wykonaj ten ruch prosty: weź kartę i wsuń ją od południowego końca jej kolumny, z ramieniem na południe.</translation>
    </message>
    <message>
        <source>That is a simple move, but the card doesn’t reach the south. Push it in from below, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Dobry ruch prosty, ale nie dotyka południa. Wsuń od dołu, z ramieniem na południe.</translation>
    </message>
    <message>
        <source>The card should lie in row 1, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Karta ma leżeć w rzędzie 1, z ramieniem na południe.</translation>
    </message>
    <message>
        <source>Choose the arrow below the column. Two of the four ways to turn the card give it an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Wybierz strzałkę pod kolumną. Z czterech ułożeń dwa mają ramię na południe.</translation>
    </message>
    <message>
        <source>Taking one face-down card and pushing it in is a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Wziąć jedną zakrytą kartę: to jest ruch prosty.</translation>
    </message>
    <message>
        <source>Ben has just pushed a card in at the east end of row 2. Try to take this card.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ben wsunął kartę od wschodniego końca rzędu 2. Spróbuj od razu ją zabrać.</translation>
    </message>
    <message>
        <source>Ben’s card is on e2.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Leży na e2.</translation>
    </message>
    <message>
        <source>You may take any card except the one that was just pushed in, so nobody can simply undo the last move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Możesz wziąć każdą kartę prócz tej, która właśnie weszła. Nikt więc nie cofnie po prostu ruchu.</translation>
    </message>
    <message>
        <source>Any two face-down cards will do.</source>
        <extracomment>trypsylon/5, trypsylon-expert/1</extracomment>
        <translation>Dowolne dwie zakryte karty.</translation>
    </message>
    <message>
        <source>Make an open move: take a face-up card and push it in again.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Wykonaj ruch otwarty: weź odkrytą kartę i wsuń ją z powrotem.</translation>
    </message>
    <message>
        <source>That card was face down, so this was a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ta karta była zakryta, więc to był ruch prosty.</translation>
    </message>
    <message>
        <source>The card that you take has to be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Karta, którą bierzesz, musi być odkryta.</translation>
    </message>
    <message>
        <source>Besides Ben’s card, only the one on c5 is face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Oprócz karty Bena odkryta jest tylko jedna, na c5.</translation>
    </message>
    <message>
        <source>No new card was turned face up, but Ben may now do something that he wasn’t allowed to do before.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Nie odkryto nowej karty. Ale Ben ma teraz prawo, którego przedtem nie miał.</translation>
    </message>
    <message>
        <source>After an open move, the other player may make a double move. Ben takes two face-down cards and pushes them in, one after the other. How many cards are left face down?</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Po ruchu otwartym drugi gracz może wykonać ruch podwójny. Ben bierze dwie karty i wsuwa je jedną po drugiej. Ile kart jest wtedy zakrytych?</translation>
    </message>
    <message>
        <source>After two simple moves, 23 cards were face down. The open move didn’t change that number.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Po dwóch turach z ruchami prostymi zakryte były 23 karty. Ruch otwarty nic nie zmienił.</translation>
    </message>
    <message>
        <source>21 cards, two fewer than before. The second push moved the first card on by one cell.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>O dwie mniej. Drugie wsunięcie przesunęło pierwszą kartę o jedno pole.</translation>
    </message>
    <message>
        <source>This time Ben made an open move. Make a double move with two cards from row 4, so that the cards on a4 and b4 are face up afterwards.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Tym razem ruch otwarty wykonał Ben. Wykonaj ruch podwójny obiema kartami w rzędzie 4, żeby na końcu a4 i b4 były odkryte.</translation>
    </message>
    <message>
        <source>First take two cards. Then push both in at the west end of row 4.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Weź najpierw dwie karty. Potem wsuń obie od zachodniego końca rzędu 4.</translation>
    </message>
    <message>
        <source>Both a4 and b4 should be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Odkryte mają być i a4, i b4.</translation>
    </message>
    <message>
        <source>Take two face-down cards from row 4. Then push both in at the west end of that row.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Weź z rzędu 4 dwie zakryte karty. Potem wsuń dwa razy od zachodniego końca.</translation>
    </message>
    <message>
        <source>Both cards are taken before the first one goes in.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Obie karty bierze się, zanim wejdzie pierwsza.</translation>
    </message>
    <message>
        <source>Could a double move take one face-down card and one face-up card? Try it.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Czy ruchem podwójnym można wziąć jedną kartę zakrytą i jedną odkrytą? Spróbuj.</translation>
    </message>
    <message>
        <source>First take a face-down card, then a face-up one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Najpierw weź zakrytą kartę, potem odkrytą.</translation>
    </message>
    <message>
        <source>Both cards of a double move have to be face down.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Obie muszą być zakryte.</translation>
    </message>
    <message>
        <source>Who wins, and when nobody does</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Kto wygrywa, a kiedy nikt</translation>
    </message>
    <message>
        <source>Follow the pathway from a2. Does it matter who made the move?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Idź drogą od a2. Czy to ważne, kto wsuwa?</translation>
    </message>
    <message>
        <source>West and east are joined, so Ann wins. It doesn’t matter who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Zachód i wschód są połączone, więc wygrywa Ann. Nieważne, kto wykonał ruch.</translation>
    </message>
    <message>
        <source>The second push moves the first card on.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Drugie wsunięcie przesuwa pierwszą kartę dalej.</translation>
    </message>
    <message>
        <source>Ben has made an open move, and only three cards are face down. Try to make a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben wykonał ruch otwarty, a zakryte są tylko trzy karty. Spróbuj wykonać ruch podwójny.</translation>
    </message>
    <message>
        <source>Take two of the three face-down cards.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Weź dwie z trzech zakrytych kart.</translation>
    </message>
    <message>
        <source>A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Tura, która zaczyna się z trzema lub mniej zakrytymi kartami, nie może być ruchem podwójnym.</translation>
    </message>
    <message>
        <source>Three times: the position at the beginning counts as the first.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Pozycja na początku liczy się jako pierwszy raz.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, so either player may claim a draw. Claim it.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ta sama pozycja pojawiła się po raz trzeci, więc każdy gracz może reklamować remis. Zrób to.</translation>
    </message>
    <message>
        <source>The game goes on: a draw can be claimed only until the next move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Gra toczy się dalej, a remis można reklamować do następnego ruchu.</translation>
    </message>
    <message>
        <source>Claiming a draw isn’t a move. Look beside the board: the claim is offered there as soon as it is possible.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Reklamowanie remisu to nie ruch. Stół proponuje je obok planszy, gdy tylko jest możliwe.</translation>
    </message>
    <message>
        <source>A draw. Players may also agree to a draw at any time, or resign.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Remis. Gracze mogą też w każdej chwili uzgodnić remis albo poddać partię.</translation>
    </message>
    <message>
        <source>First look for a win. A push moves several cards, so a pathway that doesn’t quite fit may fit once its cards have moved by one cell. Ann can win here.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Najpierw szukaj wygranej. Wsunięcie przesuwa całą linię, więc prawie gotowa droga może zacząć pasować po przesunięciu o jedno pole. Tu Ann może wygrać.</translation>
    </message>
    <message>
        <source>Row 1 has five face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>W rzędzie 1 leży pięć odkrytych kart. Weź jedną ze środka i wsuń ją przy końcu.</translation>
    </message>
    <message>
        <source>An open move can reuse nearly all the cards of a line, just in another order.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Prawie wszystkie karty linii przydadzą się znowu, tylko w innej kolejności.</translation>
    </message>
    <message>
        <source>Ann can win at once here, too. The gap may be anywhere in the line that you push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ann znów może od razu wygrać. Luka może być w dowolnym miejscu linii.</translation>
    </message>
    <message>
        <source>Three cards in row 3 have to move one cell to the east.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Trzy karty rzędu 3 muszą się przesunąć o jedno pole, na wschód.</translation>
    </message>
    <message>
        <source>Don’t look only at the new card: the cards that move along matter, too.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Kto patrzy tylko na nową kartę, przeoczy inne, które się przesunęły.</translation>
    </message>
    <message>
        <source>Ben threatens to win with a card on e5. Ann stops this threat with an open move: she takes a1 and pushes it in at the east end of row 1. Is she safe now?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben grozi wygraną kartą na e5. Ann zatrzymuje to ruchem otwartym: bierze a1 i wsuwa ją od wschodniego końca rzędu 1. Czy jest teraz bezpieczna?</translation>
    </message>
    <message>
        <source>What may Ben do after an open move that he may not do after a simple one?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Co Ben może po ruchu otwartym, a czego nie może po prostym?</translation>
    </message>
    <message>
        <source>One card of Ben’s double move repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Jedną kartą ruchu podwójnego Ben naprawia drogę, drugą ją kończy.</translation>
    </message>
    <message>
        <source>Try again with a better defence: stop Ben with a simple move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Jeszcze raz, z lepszą obroną: zatrzymaj Bena ruchem prostym.</translation>
    </message>
    <message>
        <source>Ben’s pathway up column e was still there, and one card completed it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Droga Bena w górę kolumny e nadal jest i jedna karta ją kończy.</translation>
    </message>
    <message>
        <source>You took a face-up card. That stops Ben’s threat for now, but it allows him a double move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>To ruch odkrytą kartą. Powstrzymuje to wsunięcie, ale pozwala Benowi na ruch podwójny.</translation>
    </message>
    <message>
        <source>That moves Ben’s pathway right up to the north. Now he needs only one card at its south end.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>To podnosi drogę Bena aż do północy. Teraz potrzebuje karty tylko na jej drugim końcu.</translation>
    </message>
    <message>
        <source>Ben can still win with his next push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben nadal może wygrać następnym wsunięciem.</translation>
    </message>
    <message>
        <source>The card on e3 was just pushed in and can’t be taken, but a push at the east end of row 3 moves it away.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Karta na e3 właśnie weszła i nie można jej wziąć, ale wsunięcie od wschodniego końca jej rzędu ją odsunie.</translation>
    </message>
    <message>
        <source>Your push moved a card out of column e, so Ben’s new card on e5 leads nowhere.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Wsunięcie zabrało z kolumny e jedną kartę. Karta Bena na e5 prowadzi donikąd.</translation>
    </message>
    <message>
        <source>Ben has made an open move, so Ann may make a double move. Find the two cards that win for her.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben wykonał ruch otwarty, więc Ann może wykonać podwójny. Dwie karty dają jej wygraną.</translation>
    </message>
    <message>
        <source>With both cards pushed in, west and east still aren’t joined.</source>
        <extracomment>trypsylon/7, trypsylon-expert/2, trypsylon-expert/4</extracomment>
        <translation>Po obu kartach zachód i wschód nie są połączone.</translation>
    </message>
    <message>
        <source>The pathway along the top is nearly complete. It needs a new card on a5 and another in column d; push both cards in from the north.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Wzdłuż górnego rzędu droga jest prawie gotowa. Brakuje karty na a5 i karty w kolumnie d; każda może wejść od północy.</translation>
    </message>
    <message>
        <source>That is the price of an open move. Make one only if your opponent can’t make use of two cards.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>To cena ruchu otwartego. Wykonaj go tylko wtedy, gdy dwie karty nic Benowi nie dadzą.</translation>
    </message>
    <message>
        <source>Your first game: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Twoja pierwsza partia. Jesteś Ann i łączysz zachód i wschód; komputer łączy północ i południe.</translation>
    </message>
    <message>
        <source>Open or double</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Otwarty lub podwójny</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>W rzędzie 5 są same odkryte karty. Weź jedną ze środka i wsuń ją przy końcu.</translation>
    </message>
    <message>
        <source>On the very first turn, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>W pierwszej turze bierze się jedną kartę. Spróbuj wziąć dwie.</translation>
    </message>
    <message>
        <source>Any two cards will do.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Dowolne dwie karty.</translation>
    </message>
    <message>
        <source>The first move is the only simple move of the whole game. In a series, the players take turns making the first move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>To jedyny ruch prosty w całej partii. W serii gracze wykonują go na zmianę.</translation>
    </message>
    <message>
        <source>Ben has made the first move. From now on, nobody may take just one face-down card and push it in. Try it anyway.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben wykonał pierwszy ruch. Odtąd nikt nie może wsunąć pojedynczej karty, która była zakryta. Spróbuj.</translation>
    </message>
    <message>
        <source>Take a face-down card, and try to push it in before you take another one.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Weź zakrytą kartę i spróbuj ją wsunąć, zanim weźmiesz drugą.</translation>
    </message>
    <message>
        <source>Whoever takes one face-down card has to take a second one, too.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Kto bierze jedną zakrytą kartę, bierze też drugą.</translation>
    </message>
    <message>
        <source>Could Ann make an open move? Only Ben’s card is face up. Try to take it.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Czy Ann mogłaby wykonać ruch otwarty? Odkryta jest tylko karta Bena. Spróbuj ją wziąć.</translation>
    </message>
    <message>
        <source>Ben’s card is on c5.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Leży na c5.</translation>
    </message>
    <message>
        <source>The card that was pushed in last can’t be taken, so the second turn of the game is always a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Karta, która weszła jako ostatnia, zostaje. Druga tura partii jest więc zawsze ruchem podwójnym.</translation>
    </message>
    <message>
        <source>So make a double move: take two face-down cards, and then push them in, one after the other.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Wykonaj więc ruch podwójny: weź dwie zakryte karty, a potem wsuń jedną po drugiej.</translation>
    </message>
    <message>
        <source>There should be two fewer face-down cards than before.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Zakryte mają być o dwie karty mniej.</translation>
    </message>
    <message>
        <source>Take both cards first. Each goes in at an end of a line with a gap.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Weź najpierw obie karty. Każda wchodzi przy końcu linii z luką.</translation>
    </message>
    <message>
        <source>Three cards are face up after two turns.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Po dwóch turach odkryte są trzy karty.</translation>
    </message>
    <message>
        <source>Ben has made a double move. In the standard game, Ann could answer with a double move only after an open move. Expert has no such limit: make a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben odpowiedział ruchem podwójnym. W zwykłej grze Ann musiałaby teraz czekać na ruch otwarty. Tutaj wykonaj ruch podwójny.</translation>
    </message>
    <message>
        <source>That was an open move. It is allowed as well, but this time take two face-down cards.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>To był ruch otwarty. Też jest dozwolony, ale tym razem weź dwie zakryte karty.</translation>
    </message>
    <message>
        <source>In each turn you choose: two face-down cards, or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>W każdej turze wybierasz: dwie zakryte karty albo jedną odkrytą.</translation>
    </message>
    <message>
        <source>Two cards in one turn</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Dwie karty w jednej turze</translation>
    </message>
    <message>
        <source>The two gaps lie in one row and two columns.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Dwie luki, jeden rząd i dwie kolumny.</translation>
    </message>
    <message>
        <source>There are six ends. Row 2 has both gaps; a push at either end of it closes the nearer gap.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Sześć końców. W rzędzie 2 są obie luki, a wsunięcie zamyka bliższą.</translation>
    </message>
    <message>
        <source>The first card went in from the west. Tap every end where the second card may go in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Pierwsza karta weszła od zachodu. Gdzie może wejść druga?</translation>
    </message>
    <message>
        <source>Only one gap is left.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Została tylko jedna luka.</translation>
    </message>
    <message>
        <source>There are four: both ends of row 2, and both ends of column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Są cztery: oba końce rzędu 2 i oba końce kolumny d.</translation>
    </message>
    <message>
        <source>Ann takes b2 and d2 and pushes both in at the west end of row 2. The first card has its corner arm to the north-east. Where does that card end up?</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann wsuwa obie karty od zachodniego końca rzędu 2, najpierw tę z rogiem na północny wschód. Gdzie leży ona na końcu?</translation>
    </message>
    <message>
        <source>On a2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Na a2</translation>
    </message>
    <message>
        <source>On b2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Na b2</translation>
    </message>
    <message>
        <source>On c2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Na c2</translation>
    </message>
    <message>
        <source>The second push closes the gap on d2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Drugie wsunięcie zamyka lukę na d2.</translation>
    </message>
    <message>
        <source>The second push moved the first card on by one cell, to b2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Druga karta przesunęła pierwszą dalej.</translation>
    </message>
    <message>
        <source>Take two cards, push one in, and then try to take another one.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Weź dwie karty, wsuń jedną, a potem spróbuj wziąć jeszcze jedną.</translation>
    </message>
    <message>
        <source>After the first push, try to take any other card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Po pierwszym wsunięciu spróbuj wziąć dowolną kartę.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Obie karty wybiera się, zanim wejdzie pierwsza.</translation>
    </message>
    <message>
        <source>Could you take three cards at once? Try it.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>A trzy karty naraz? Spróbuj.</translation>
    </message>
    <message>
        <source>Take three face-down cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Weź trzy zakryte karty.</translation>
    </message>
    <message>
        <source>A double move takes only two cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Dwie i nie więcej.</translation>
    </message>
    <message>
        <source>The order of the pushes matters. Ann can win with the card on e5 and a card from column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Kolejność wsuwania jest ważna. Ann wygrywa kartą z e5 i jedną z kolumny d.</translation>
    </message>
    <message>
        <source>Your second push moved row 5, and with it the card that you had just pushed in there.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Drugie wsunięcie przesunęło rząd 5 jeszcze raz, a z nim kartę, którą tam położono.</translation>
    </message>
    <message>
        <source>First push row 5 along from the west. Then push the other card into that row from the north.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Najpierw przesuń rząd 5 od zachodu, potem wstaw kartę w górny rząd od północy.</translation>
    </message>
    <message>
        <source>Only the position after the second card counts.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Liczy się tylko to, co leży po drugiej karcie.</translation>
    </message>
    <message>
        <source>The last cards</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ostatnie karty</translation>
    </message>
    <message>
        <source>Two cards are face down. In the standard game, this is the endgame, without double moves. Expert has no endgame: make a double move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Dwie karty są jeszcze zakryte. W zwykłej grze to końcówka, bez ruchów podwójnych. W grze Expert końcówki nie ma: wykonaj ruch podwójny.</translation>
    </message>
    <message>
        <source>That was an open move. Take the two face-down cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>To był ruch otwarty. Weź dwie zakryte karty.</translation>
    </message>
    <message>
        <source>Some cards are still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Są jeszcze zakryte karty.</translation>
    </message>
    <message>
        <source>Take c2 and d4, then push them in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Weź c2 i d4, potem je wsuń.</translation>
    </message>
    <message>
        <source>Double moves are possible as long as any card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ruchy podwójne są możliwe, dopóki jakaś karta jest zakryta.</translation>
    </message>
    <message>
        <source>On 5 × 6, 6 × 5 and 6 × 6 boards, a single face-down card is left in the end. Taking that card alone counts as a double move. Make this move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Na planszach 5 × 6, 6 × 5 i 6 × 6 zostaje jedna karta. Kto ją bierze, wykonuje nią samą ruch podwójny. Zrób to.</translation>
    </message>
    <message>
        <source>An open move is allowed, too, but the last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ruch otwarty też jest dozwolony, ale ostatnia karta jest wciąż zakryta.</translation>
    </message>
    <message>
        <source>The last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ostatnia karta jest wciąż zakryta.</translation>
    </message>
    <message>
        <source>Take d3, and push it in at an end of row 3 or column d.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Weź d3 i wsuń ją przy końcu rzędu 3 lub kolumny d.</translation>
    </message>
    <message>
        <source>No second card is needed, since no other card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Druga karta nie była potrzebna, bo jej nie ma.</translation>
    </message>
    <message>
        <source>With two face-down cards left, whoever takes one has to take both. Try to push in only one of them.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Gdy zostały dwie zakryte karty, kto bierze jedną, musi wziąć obie. Spróbuj wsunąć tylko jedną z nich.</translation>
    </message>
    <message>
        <source>Take c2 and try to push it in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Weź c2 i spróbuj ją wsunąć.</translation>
    </message>
    <message>
        <source>On the usual board, an even number of cards is face down after the first turn, so the last two are taken together.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Na zwykłej planszy liczba zakrytych kart jest po pierwszej turze parzysta, więc dwie ostatnie bierze się razem.</translation>
    </message>
    <message>
        <source>All cards are face up now, and only open moves are left. Try to take two cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Wszystkie karty są już odkryte i zostały tylko ruchy otwarte. Spróbuj wziąć dwie karty.</translation>
    </message>
    <message>
        <source>Take one face-up card, then another.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Weź jedną odkrytą kartę, potem drugą.</translation>
    </message>
    <message>
        <source>An open move always takes just one card, right to the end of the game.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ruch otwarty wykonuje się jedną kartą, do końca partii.</translation>
    </message>
    <message>
        <source>Look at the card that ends up on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Popatrz na kartę, która kończy na e1.</translation>
    </message>
    <message>
        <source>Ann wins, although Ben made the move. With two cards, that happens more easily.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ann, choć ruch wykonał Ben. Z dwiema kartami zdarza się to łatwiej.</translation>
    </message>
    <message>
        <source>Two cards can complete a pathway in two places at once, so look for pathways that lack only two cards. Ann can win here.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Dwiema kartami możesz zamknąć dwie luki naraz. Szukaj więc dróg, którym brakuje dwóch kart. Tu Ann może wygrać.</translation>
    </message>
    <message>
        <source>The pathway along the top needs a new card in column c and another in column e. Push in both from the north.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Wzdłuż górnego rzędu brakuje karty w kolumnie c i końca w kolumnie e. Jedno i drugie może wejść od północy.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards is already a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Droga, której brakuje dwóch kart, to już groźba.</translation>
    </message>
    <message>
        <source>Ann can win here, too: the bottom row is almost a pathway. Find the winning double move.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Tu tak samo: dolny rząd to prawie droga. Znajdź obie karty.</translation>
    </message>
    <message>
        <source>Take c1, so that row 1 can be pushed along from the west. The other card goes into column d from the south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Rząd 1 da się przesunąć od zachodu, gdy jego luka jest na c1. Kolumna d przyjmuje kartę od południa.</translation>
    </message>
    <message>
        <source>One card moved row 1 along, and the other one repaired the pathway.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Jedna karta przesunęła rząd 1, a druga go naprawiła.</translation>
    </message>
    <message>
        <source>Double moves aren’t everything. This time no double move wins, but one open move does.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ruchy podwójne to nie wszystko. Tym razem żaden nie wygrywa, ale jeden ruch otwarty tak.</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Two of them only have to move on by one cell.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>W rzędzie 5 są same kładki. Dwie z nich muszą się tylko przesunąć o jedno pole.</translation>
    </message>
    <message>
        <source>Before you turn more cards over, look at the cards that are already face up.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Zanim odkryjesz kolejne karty, popatrz na te, które są już odkryte.</translation>
    </message>
    <message>
        <source>Ben’s pathway down column a lacks only two cards. Ann takes d1 and pushes it in at the east end of row 1. Can she afford that?</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Drodze Bena w dół kolumny a brakuje dwóch kart. Ann bierze d1 i wsuwa ją od wschodniego końca rzędu 1. Czy może sobie na to pozwolić?</translation>
    </message>
    <message>
        <source>No, Ben wins</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Nie, wygra Ben</translation>
    </message>
    <message>
        <source>Ben may take two cards in any turn.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben zawsze może użyć dwóch kart.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards has to be stopped at once, like one that lacks a single card in the standard game.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Drogę, której brakuje dwóch kart, trzeba zatrzymać od razu, jak w zwykłej grze tę, której brakuje jednej.</translation>
    </message>
    <message>
        <source>Your first game of Expert: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Twoja pierwsza partia Expert. Jesteś Ann i łączysz zachód i wschód; komputer łączy północ i południe.</translation>
    </message>
    <message>
        <source>You can tell groups apart, and you know what wins: the largest group once the board is full. Until then, having more groups lets you place more stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Umiesz odróżnić grupy i wiesz, co wygrywa: największa grupa na pełnej planszy. Do tego czasu wiele grup to wiele kamieni.</translation>
    </message>
    <message>
        <source>Ann’s two stones don’t touch, so they are two groups, not one.</source>
        <extracomment>byg/1</extracomment>
        <translation>Dwa kamienie Ann się nie stykają, więc to dwie grupy, nie jedna.</translation>
    </message>
    <message>
        <source>Three is the most anybody may place. Ann has only two groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Trzy to najwięcej, ile w ogóle wolno postawić. Ann ma tylko dwie grupy.</translation>
    </message>
    <message>
        <source>You know how a game begins: the Second player places a single stone, then the First player places one and takes the next turn as well.</source>
        <extracomment>byg/2</extracomment>
        <translation>Wiesz, jak zaczyna się partia: jeden kamień Drugiego gracza, jeden Pierwszego, a potem Pierwszy gra dalej.</translation>
    </message>
    <message>
        <source>The Second player places the first stone of the game. Ann makes Ben First. So who places that stone?</source>
        <extracomment>byg/2</extracomment>
        <translation>Pierwszy kamień w partii stawia Drugi gracz. Ann decyduje, że Pierwszym będzie Ben. Kto więc go stawia?</translation>
    </message>
    <message>
        <source>Ben is First, and it is the Second player who opens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Pierwszym graczem jest Ben, a otwiera Drugi.</translation>
    </message>
    <message>
        <source>Ben is First. Who is Second?</source>
        <extracomment>byg/2</extracomment>
        <translation>Pierwszym graczem jest Ben. Kto jest Drugim?</translation>
    </message>
    <message>
        <source>The opening is one stone each, on any empty cell. Ann is Second: open on C3, in the middle, and see how many turns Ben takes after that.</source>
        <extracomment>byg/2</extracomment>
        <translation>Otwarcie to po jednym kamieniu na dowolnym pustym polu. Ann jest Druga: otwórz na C3, na środku, i zobacz, ile tur ma po nim Ben.</translation>
    </message>
    <message>
        <source>Ann should open on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann powinna otworzyć na C3.</translation>
    </message>
    <message>
        <source>Place a stone on C3, the third cell of the middle row, then end the turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>C3 to trzecie pole środkowego rzędu. Potem zakończ turę.</translation>
    </message>
    <message>
        <source>Ben is the Second player here. Ann, who is First, has two turns in a row.</source>
        <extracomment>byg/2</extracomment>
        <translation>Drugim graczem jest tu Ben. Ann, która jest Pierwsza, ma dwie tury z rzędu.</translation>
    </message>
    <message>
        <source>A2 and E2 touch neither E5 nor each other, so each is still a group.</source>
        <extracomment>byg/3</extracomment>
        <translation>A2 i E2 nie stykają się ani z E5, ani ze sobą. One też się liczą.</translation>
    </message>
    <message>
        <source>E5 touches stones of three groups and joins them all.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 styka się z kamieniami trzech grup i łączy je wszystkie.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ben’s groups doesn’t start a new one.</source>
        <extracomment>byg/3</extracomment>
        <translation>Kamień, który styka się z grupą Bena, nie zakłada nowej.</translation>
    </message>
    <message>
        <source>A stone is a group whether it has liberties or not.</source>
        <extracomment>byg/3</extracomment>
        <translation>Kamień jest grupą niezależnie od tego, czy ma oddechy.</translation>
    </message>
    <message>
        <source>You know how many stones you may place on a turn: one for each group that you had when the turn began, but never more than three.</source>
        <extracomment>byg/4</extracomment>
        <translation>Umiesz policzyć kamienie na turę: po jednym za każdą grupę, którą masz na jej początku, ale nigdy więcej niż trzy.</translation>
    </message>
    <message>
        <source>Now Ann has two groups, so she may place two stones on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Teraz Ann ma dwie grupy, a więc w następnej turze dwa kamienie.</translation>
    </message>
    <message>
        <source>Ann has more than two groups, so she may place more.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann ma więcej niż dwie grupy, więc wolno jej postawić więcej.</translation>
    </message>
    <message>
        <source>That is how many groups she has. But no turn has more than three stones.</source>
        <extracomment>byg/4</extracomment>
        <translation>Tyle ma grup. Ale w żadnej turze nie ma więcej niż trzech kamieni.</translation>
    </message>
    <message>
        <source>Groups are counted when the turn begins, and at that point Ann had two.</source>
        <extracomment>byg/4</extracomment>
        <translation>Grupy policzono na początku tury, a wtedy były dwie.</translation>
    </message>
    <message>
        <source>You know both limits: stones placed in one turn must not touch each other, and each of your groups may grow only once a turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Znasz oba ograniczenia tury: jej kamienie stoją osobno, a każda z twoich grup rośnie tylko raz.</translation>
    </message>
    <message>
        <source>Ann places a stone on D4 and has one more to place. On which of these cells may her second stone go?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann stawia kamień na D4, a tura jeszcze trwa. Na którym z tych pól wolno jej postawić drugi?</translation>
    </message>
    <message>
        <source>E4</source>
        <extracomment>byg/5</extracomment>
        <translation>E4</translation>
    </message>
    <message>
        <source>E4 touches D4, where Ann has already placed a stone this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>E4 styka się z D4, kamieniem z tej samej tury.</translation>
    </message>
    <message>
        <source>B1</source>
        <extracomment>byg/5</extracomment>
        <translation>B1</translation>
    </message>
    <message>
        <source>B1 touches C2, and D4 has already made that group grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 styka się z C2, a tę grupę powiększyło już D4.</translation>
    </message>
    <message>
        <source>F5</source>
        <extracomment>byg/5</extracomment>
        <translation>F5</translation>
    </message>
    <message>
        <source>All cells beside D4 are closed for this turn, and so are all cells beside the group that D4 made grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>Zamknięte są pola obok D4, a także wszystkie pola obok grupy, którą D4 powiększyło.</translation>
    </message>
    <message>
        <source>F5 touches E5, a group that hasn’t grown this turn. The hatched cells are closed for this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>F5 styka się z E5, grupą, która w tej turze nie urosła. Co zamknięte, jest zakreskowane.</translation>
    </message>
    <message>
        <source>C1 touches C2, F4 touches E5, and A4 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>C1 styka się z C2, F4 z E5, a A4 z żadnym kamieniem Ann. Żadna grupa nie rośnie dwa razy.</translation>
    </message>
    <message>
        <source>D6 touches E5, G1 touches G2, and A1 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>D6 styka się z E5, G1 z G2, a A1 z żadnym kamieniem Ann. Żadna grupa nie rośnie dwa razy.</translation>
    </message>
    <message>
        <source>She had three groups before she joined them. What counts is how many groups she has when her turn begins.</source>
        <extracomment>byg/6</extracomment>
        <translation>Trzy grupy miała, zanim je połączyła. Liczy się, ile ich jest na początku jej tury.</translation>
    </message>
    <message>
        <source>D4 lets all three groups grow at once, and G1 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D4 powiększa naraz wszystkie trzy grupy, a G1 nie styka się z żadnym kamieniem Ann.</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3, D7 lets D6 grow, and A3 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 łączy C3 i E3, D7 powiększa D6, a A3 nie styka się z żadnym kamieniem Ann.</translation>
    </message>
    <message>
        <source>You know when a game ends, what is counted, and who wins a tie: whoever has priority.</source>
        <extracomment>byg/7</extracomment>
        <translation>Wiesz, kiedy partia się kończy, co się liczy i kto wygrywa przy równym wyniku: gracz z priorytetem.</translation>
    </message>
    <message>
        <source>Her eleven stones form three groups, and only the largest group counts. It has six stones.</source>
        <extracomment>byg/7</extracomment>
        <translation>Jej jedenaście kamieni to trzy grupy, a liczy się tylko największa. Ta ma sześć.</translation>
    </message>
    <message>
        <source>Eight against eight is a tie. It goes to whoever has priority, and that is Ben now.</source>
        <extracomment>byg/7</extracomment>
        <translation>Osiem do ośmiu to równy wynik. Wygrywa wtedy gracz z priorytetem, a teraz ma go Ben.</translation>
    </message>
    <message>
        <source>Priority settles a tie, so there is always a winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Przy równym wyniku decyduje priorytet, więc zawsze ktoś wygrywa.</translation>
    </message>
    <message>
        <source>A game may have a clock: 60 seconds for each turn, plus 5 minutes in reserve for the whole game. Ann has used up both, which is the same as resigning. What happens?</source>
        <extracomment>byg/7</extracomment>
        <translation>Partia może mieć zegar: 60 sekund na każdą turę i jeszcze 5 minut na całą partię. Ann zużyła jedno i drugie: to tak, jakby się poddała. Co teraz?</translation>
    </message>
    <message>
        <source>Somebody who resigns has no further turns.</source>
        <extracomment>byg/7</extracomment>
        <translation>Kto się poddaje, nie ma już żadnych tur.</translation>
    </message>
    <message>
        <source>Groups are counted only when the board is full. Here, the clock has decided the game.</source>
        <extracomment>byg/7</extracomment>
        <translation>Liczy się je tylko na pełnej planszy. Tu rozstrzygnął zegar.</translation>
    </message>
    <message>
        <source>What matters is the cell between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>Liczy się pole między C4 a E2.</translation>
    </message>
    <message>
        <source>You can follow a route from letter to letter, and you know that the game ends once all three routes are complete.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Umiesz prześledzić trasę od litery do litery i wiesz, jak kończy się partia: gdy ukończone są wszystkie trzy.</translation>
    </message>
    <message>
        <source>All three routes are complete, so the game is over. Each path on a route scores a point for its owner, and the most points win: Ann has 7, Ben 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Wszystkie litery są połączone, więc partia się kończy. Każda własna ścieżka na trasie to punkt, a wygrywa najwięcej punktów: Ann ma 7, Ben 6.</translation>
    </message>
    <message>
        <source>The last path is Ben’s now, and so is its point.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ostatnia ścieżka należy teraz do Bena i jej punkt też.</translation>
    </message>
    <message>
        <source>Without the last path, the score is 6 to 6. That path scores a point, too.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Bez ostatniej ścieżki jest 6 do 6. Ona też daje punkt.</translation>
    </message>
    <message>
        <source>You can make a turn: one path and one wall, each on a link that is still open.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Umiesz rozegrać turę: jedna ścieżka i jeden mur, na połączeniach, które są jeszcze wolne.</translation>
    </message>
    <message>
        <source>A path and a wall, both on open links: that is a complete turn.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ścieżka i mur, oba na wolnych połączeniach: to jest tura.</translation>
    </message>
    <message>
        <source>B1–C2 is a path and E2|E3 is a wall, both on open links. Nothing is missing.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B1–C2 to ścieżka, E2|E3 to mur, a oba połączenia są wolne. Niczego nie brakuje.</translation>
    </message>
    <message>
        <source>You can swap: after drawing, you turn one of your paths into a wall and one of your walls into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Umiesz zamieniać: po ścieżce i murze jedna twoja ścieżka i jeden twój mur zamieniają się miejscami.</translation>
    </message>
    <message>
        <source>She had two walls and drew a third; the swap took one away and added another.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Miała dwa, narysowała trzeci, a zamiana jeden dała i jeden zabrała.</translation>
    </message>
    <message>
        <source>The swap turns one path into a wall, but also one wall into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Zamiana zmienia jedną ścieżkę w mur, ale też jeden mur w ścieżkę.</translation>
    </message>
    <message>
        <source>The path drawn this turn becomes a wall, and an older wall becomes a path. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ścieżka z tej tury staje się murem, a starszy mur ścieżką. To dwa połączenia, więc wolno.</translation>
    </message>
    <message>
        <source>The wall drawn this turn becomes a path, and an older path becomes a wall. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Mur z tej tury staje się ścieżką, a starsza ścieżka murem. To dwa połączenia, więc wolno.</translation>
    </message>
    <message>
        <source>Paths that lead back to where they started form a loop. Ann closes a loop by drawing C2–D2. How many paths are in this loop?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ścieżki, które prowadzą z powrotem tam, gdzie się zaczęły, to pętla. Ann rysuje ścieżkę C2–D2 i zamyka pętlę. Ile ścieżek do niej należy?</translation>
    </message>
    <message>
        <source>Two paths already lead from C2 to D2, and C2–D2 itself is part of the loop, too.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Z C2 do D2 prowadzą już dwie ścieżki. C2–D2 też należy do pętli.</translation>
    </message>
    <message>
        <source>D3–E3 is Ann’s as well, but it isn’t connected to C2 or D2.</source>
        <extracomment>bypass/4</extracomment>
        <translation>D3–E3 też należy do Ann, ale leży z dala od C2 i D2.</translation>
    </message>
    <message>
        <source>Follow the existing paths from C2 to D2, then go back along the new one.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Przejdź z C2 do D2 po istniejących ścieżkach i wróć po nowej.</translation>
    </message>
    <message>
        <source>The loop is C2–C3, C3–D2 and C2–D2. Two of these paths are Ann’s, and one is Ben’s: for loops, everybody’s paths count.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3, C3–D2 i C2–D2. Dwie z nich należą do Ann, jedna do Bena: do pętli liczą się wszystkie ścieżki.</translation>
    </message>
    <message>
        <source>C1–D1 meets no other path, so it closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C1–D1 nie styka się z żadną inną ścieżką, więc niczego nie zamyka.</translation>
    </message>
    <message>
        <source>C2–D2 closes the loop, but then C2–C3 becomes a wall. When the turn ends, there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Zamyka pętlę, ale potem C2–C3 staje się murem. Na końcu tury pętla jest otwarta.</translation>
    </message>
    <message>
        <source>No path leads on from C3, so B2–C3 closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Z C3 nie prowadzi dalej żadna ścieżka, więc B2–C3 niczego nie zamyka.</translation>
    </message>
    <message>
        <source>C3–C4 ends on C3, where no other path arrives.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3–C4 kończy się na C3, dokąd nie dochodzi żadna inna ścieżka.</translation>
    </message>
    <message>
        <source>Giving up B2–B3 leaves a gap between B2 and B3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Gdy oddano B2–B3, pierścień jest otwarty między B2 a B3.</translation>
    </message>
    <message>
        <source>Giving up C4–D3 leaves a gap between C4 and D3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Gdy oddano C4–D3, pierścień jest otwarty między C4 a D3.</translation>
    </message>
    <message>
        <source>You know which walls are refused: those that would cut off one or more hexes, unless a swap in the same turn repairs that.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Wiesz, które mury są niedozwolone: te, które odcięłyby heks lub kilka heksów. Może to naprawić zamiana w tej samej turze.</translation>
    </message>
    <message>
        <source>It must be possible to get from any hex to any other without crossing a wall; no paths are needed. Ann draws A1–B1 and a wall between D4 and E3. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Z każdego heksu musi dać się dojść do każdego innego, przez połączenia bez murów, ze ścieżką czy bez. Ann rysuje A1–B1 i mur między D4 a E3. Do ilu heksów nie da się już dojść?</translation>
    </message>
    <message>
        <source>Look at E3: does it have a link without a wall?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Popatrz na E3: czy ma jakieś połączenie bez muru?</translation>
    </message>
    <message>
        <source>D4 isn’t cut off: no wall stands between D4 and C4 or C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Z D4 da się jeszcze wyjść: do C4 i C5 nie ma muru.</translation>
    </message>
    <message>
        <source>Look at the corners. Does one of them have walls on all its links?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Popatrz na rogi. Które mają mury na wszystkich połączeniach?</translation>
    </message>
    <message>
        <source>E3 is cut off. Two of the walls around it are Ann’s, one is Ben’s: as with loops, everybody’s lines count.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3 jest odcięty. Dwa z murów należą do Ann, jeden do Bena: tak jak przy pętlach liczą się linie wszystkich.</translation>
    </message>
    <message>
        <source>No hex is cut off: E3 can still be reached from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Żaden heks nie traci ostatniego wolnego połączenia. Do E3 da się jeszcze dojść z D4.</translation>
    </message>
    <message>
        <source>The path D4–E3 blocks nothing, and from D4 you can still get to C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Na D4–E3 jest teraz ścieżka, która niczego nie zagradza. Z D4 można też przejść do C5.</translation>
    </message>
    <message>
        <source>Try to get from E1 to E2, or from D1 to D2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Spróbuj przejść z E1 do E2 albo z D1 do D2.</translation>
    </message>
    <message>
        <source>E1 isn’t alone: you can still get from there to another hex.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1 nie jest sam: da się z niego jeszcze przejść na inny heks.</translation>
    </message>
    <message>
        <source>C1 isn’t cut off: there is no wall between C1 and C2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Z C1 da się jeszcze wyjść: między C1 a C2 nie ma muru.</translation>
    </message>
    <message>
        <source>From D1 you can still get to E1. Where can you go from E1?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Z D1 można jeszcze przejść na E1. Dokąd da się pójść stamtąd?</translation>
    </message>
    <message>
        <source>The same position, before Ann draws that wall. Which of these turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Ta sama plansza przed tym murem. Która z tych tur jest niedozwolona?</translation>
    </message>
    <message>
        <source>D2 and E2 both have other links without walls.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D2 i E2 mają jeszcze inne połączenia bez murów.</translation>
    </message>
    <message>
        <source>E3 can still be reached from D3 and from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Do E3 da się jeszcze dojść z D3 i z D4.</translation>
    </message>
    <message>
        <source>Look for a hex with walls on all its links but one.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Poszukaj heksu, któremu zostało jedno połączenie bez muru.</translation>
    </message>
    <message>
        <source>A1|B2 would be the third wall around A1 and cut it off.</source>
        <extracomment>bypass/5</extracomment>
        <translation>A1|B2 byłoby trzecim murem wokół rogu A1.</translation>
    </message>
    <message>
        <source>You can complete or break a route with a swap, and count points: a path counts on every route that it is part of.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Umiesz zamianą przerwać trasę, ukończyć trasę i policzyć punkty: ścieżka liczy się na każdej trasie, do której należy.</translation>
    </message>
    <message>
        <source>A path counts on every route that it is part of. Ann completes α with D4–E3. Now five of her six paths are on routes, and B2–B3 is on all three. How many points does she have?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ścieżka liczy się na każdej trasie, do której należy. Ann kończy α ścieżką D4–E3. Pięć z jej sześciu ścieżek jest wtedy na trasach, a B2–B3 na wszystkich trzech. Ile ma punktów?</translation>
    </message>
    <message>
        <source>Five paths are on routes, but B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Na trasach jest pięć ścieżek, ale B2–B3 liczy się trzy razy.</translation>
    </message>
    <message>
        <source>That is how many paths she has. D2–D3 is on no route, and B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Tyle ma ścieżek. D2–D3 nie jest na żadnej trasie, a B2–B3 liczy się trzy razy.</translation>
    </message>
    <message>
        <source>Ann has seven points, as B2–B3 counts three times. But Ben has eight and wins: ending the game scores nothing by itself. The tracks beside the board show the points.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Siedem: B2–B3 liczy się trzy razy. Ale Ben ma osiem i wygrywa: samo zakończenie partii nic nie daje. Punkty liczą tory obok planszy.</translation>
    </message>
    <message>
        <source>α is complete, but without C2–D1 there is no way from A3 to E1 any more.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α jest ukończona, ale bez C2–D1 nie ma już drogi z A3 do E1.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she can’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Partię zakończyła Ann, więc nie może dzielić zwycięstwa.</translation>
    </message>
    <message>
        <source>She doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Nie ma więcej punktów niż Ben, a to ona zakończyła partię.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she doesn’t share the win: Ben wins alone.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Partię zakończyła Ann, więc nie ma z kim się dzielić: Ben wygrywa sam.</translation>
    </message>
    <message>
        <source>Ben has one point fewer, so he doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben ma o punkt mniej, więc nie dzieli zwycięstwa.</translation>
    </message>
    <message>
        <source>Ending the game scores nothing by itself, and Ben has the fewest points.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Samo zakończenie partii nic nie daje, a Ben ma najmniej punktów.</translation>
    </message>
    <message>
        <source>The same position, but Cleo leaves the game. Her paths stay, but she can’t win any more. Then Ben completes α. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>To samo, ale Cleo musi iść i opuszcza grę. Jej ścieżki zostają, ale ona nie może już wygrać. Potem Ben kończy α. Kto wygra?</translation>
    </message>
    <message>
        <source>Cleo has as many points as Ann but has left the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleo ma tyle samo punktów co Ann, ale opuściła grę.</translation>
    </message>
    <message>
        <source>Ben has fewer points than Ann.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben ma mniej punktów niż Ann.</translation>
    </message>
    <message>
        <source>Ann has 5 points, Ben has 4.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann ma 5 punktów, Ben 4.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to check before you end a turn: points first, then what a swap could do.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Za tobą cała partia i wiesz, na co patrzeć przed końcem tury: najpierw punkty, potem to, co mogłaby dać zamiana.</translation>
    </message>
    <message>
        <source>That is her score without the swap. With the swap, β uses two other paths of Ann’s.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Tyle jest bez zamiany. Z nią β obejmuje jeszcze dwie inne ścieżki Ann.</translation>
    </message>
    <message>
        <source>β gains two paths of Ann’s, but C2–D1 is no longer on it.</source>
        <extracomment>bypass/8</extracomment>
        <translation>β obejmuje jeszcze dwie ścieżki Ann, ale C2–D1 już na niej nie ma.</translation>
    </message>
    <message>
        <source>You can jump over a neighbouring piece to an empty place next to that piece, straight on or round the corner.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Umiesz skakać: nad jednym sąsiadem na pusty punkt obok niego, prosto albo za róg.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, each jump removes a piece. In the end, only one should be left, on the Center Square. Here, two pieces are left: make the last jump.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>W Crooked Jumps pionki skaczą i schodzą z planszy, aż zostanie jeden, i to na środkowym kwadracie. Tu zostały dwa: wykonaj ostatni skok.</translation>
    </message>
    <message>
        <source>One piece is left, but it should stand on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Został jeden pionek, ale powinien stać na środkowym kwadracie.</translation>
    </message>
    <message>
        <source>You know what a jump needs, and how many jumps a solution has: one fewer than there are pieces.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Wiesz, czego wymaga skok i ile skoków ma rozwiązanie: o jeden mniej, niż jest pionków.</translation>
    </message>
    <message>
        <source>After three jumps, two pieces are left.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Po trzech skokach zostają dwa pionki.</translation>
    </message>
    <message>
        <source>Five jumps would take away the last piece, too.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Pięć skoków zabrałoby i ostatni pionek.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: think from the end, and leave no piece behind.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Wiesz, jak podejść do łamigłówki: myśl od końca i nie zostawiaj żadnego pionka z tyłu.</translation>
    </message>
    <message>
        <source>The third piece is too far away. No jump reaches it.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Trzeci pionek jest za daleko. Nie sięga go żaden skok.</translation>
    </message>
    <message>
        <source>Two of them can still jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Dwa z nich mogą jeszcze skakać.</translation>
    </message>
    <message>
        <source>The same four pieces. Now D0 jumps over C0 to D1, and then B1 jumps over A0 to B0. How does the puzzle end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Te same cztery pionki. Teraz D0 skacze nad C0 na D1, a potem B1 nad A0 na B0. Jak to się kończy?</translation>
    </message>
    <message>
        <source>Two pieces are left, on D1 and B0. Can one of them still jump?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Zostały dwa pionki, na D1 i B0. Czy któryś może jeszcze skoczyć?</translation>
    </message>
    <message>
        <source>For that, D1 and B0 would have to be neighbours.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Do tego D1 i B0 musiałyby ze sobą sąsiadować.</translation>
    </message>
    <message>
        <source>Which two pieces are left, and are they neighbours?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Które dwa zostały i czy ze sobą sąsiadują?</translation>
    </message>
    <message>
        <source>You can bring pieces in: when a move leaves just one space of a group empty, a piece may come in on that space.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Umiesz wprowadzać pionki: gdy po ruchu w trójce puste jest tylko jedno pole, może tam wejść pionek.</translation>
    </message>
    <message>
        <source>After this move, k1 and h0 hold pieces, and m1 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Na k1 i h0 stoją wtedy pionki, a m1 właśnie się opróżniło.</translation>
    </message>
    <message>
        <source>After this move, k1 and m1 hold pieces, and h0 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Na k1 i m1 stoją wtedy pionki, a h0 właśnie się opróżniło.</translation>
    </message>
    <message>
        <source>You know what is special about tiles and the Center Square, and you know that every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Wiesz, co jest szczególnego w kafelkach i środkowym kwadracie i że liczy się każdy ruch.</translation>
    </message>
    <message>
        <source>Moving back doesn’t undo a move. It counts as another one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Powrót to nie cofnięcie: to też jest ruch.</translation>
    </message>
    <message>
        <source>The move onto the tile counts, too.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Ruch na kafelek też się liczy.</translation>
    </message>
    <message>
        <source>This move goes onto the tile without bringing a piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Idzie na kafelek i żaden pionek nie ma przy tym wejść.</translation>
    </message>
    <message>
        <source>c1 is an ordinary space, and this move brings no piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>c1 to zwykłe pole i żaden pionek nie ma przy tym wejść.</translation>
    </message>
    <message>
        <source>You know how to approach a puzzle: look for moves that bring in two pieces, and prepare such moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Wiesz, jak podejść do łamigłówki: szukaj ruchów, które wprowadzają dwa pionki, i przygotuj je.</translation>
    </message>
    <message>
        <source>One piece is left outside, and this move brings in only that one.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Poza planszą czeka jeden i jeden wchodzi.</translation>
    </message>
    <message>
        <source>You may bring a piece in, but you don’t have to.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Pionek może wejść, ale nie musi.</translation>
    </message>
    <message>
        <source>Spaces and sides</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Pola i boki</translation>
    </message>
    <message>
        <source>You know your way around the board: pieces stand in spaces, move across sides, and go home on the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Znasz już planszę: pionki stoją na polach, ruszają się przez boki i wracają do domu przez środkowy kwadrat.</translation>
    </message>
    <message>
        <source>Lines divide the board into spaces, and each space holds at most one piece. Here, each of the eight small triangles around the Center Square holds a piece. Tap all eight triangles.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Linie dzielą planszę na pola, a na każdym stoi najwyżej jeden pionek. Wokół środkowego kwadratu leży osiem małych trójkątów, w każdym stoi pionek. Zaznacz wszystkie osiem.</translation>
    </message>
    <message>
        <source>Look for eight pieces in a ring around the glowing Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Osiem pionków w pierścieniu wokół świecącego środkowego kwadratu.</translation>
    </message>
    <message>
        <source>From each of these triangles, a piece needs only one more move to reach the Center Square and go home.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Stąd jest jeszcze jeden ruch na środkowy kwadrat, do domu.</translation>
    </message>
    <message>
        <source>A piece moves across a side into the empty space beyond it. Tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Ruch prowadzi przez bok na puste pole po drugiej stronie. Zaznacz wszystkie pola, na które świecący pionek może wejść jednym ruchem.</translation>
    </message>
    <message>
        <source>Look at the four sides of the piece’s space: beyond each lies an empty space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Obejrzyj po kolei boki jego pola: leżą za nimi cztery pola.</translation>
    </message>
    <message>
        <source>Four sides, four possible moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Cztery boki, cztery drogi.</translation>
    </message>
    <message>
        <source>This space near the rim is larger and has more sides. Again, tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Pola przy skraju są większe. Znowu zaznacz wszystkie pola, na które świecący pionek może wejść jednym ruchem.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow and put it down on the black piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Weź biały pionek u początku strzałki i postaw go na czarnym.</translation>
    </message>
    <message>
        <source>White has rolled four moves, and each move goes one space. Take the glowing piece to the glowing empty space in two moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Każdy ruch to jedno pole dalej, a kości dają białemu cztery. Zaprowadź świecący biały pionek na świecące pole: dwa ruchy.</translation>
    </message>
    <message>
        <source>White hasn’t reached the glowing empty space yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Biały nie stoi jeszcze na świecącym polu.</translation>
    </message>
    <message>
        <source>You made two moves, but to another space. Look for the space that has a side in common with both glowing ones.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Dwa ruchy, ale nie na świecące pole. Poszukaj pola, które styka się z oboma.</translation>
    </message>
    <message>
        <source>One space has a side in common with both glowing spaces.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Jedno pole ma wspólny bok z jednym i z drugim.</translation>
    </message>
    <message>
        <source>The glowing white piece stands in a small triangle. Take it home: onto the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Biały stoi w małym trójkącie. Zaprowadź pionek do domu: na środkowy kwadrat.</translation>
    </message>
    <message>
        <source>White isn’t home yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Biały nie jest jeszcze w domu.</translation>
    </message>
    <message>
        <source>The Center Square is the space in the middle, right beside the piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Środkowy kwadrat to pole na samym środku, tuż obok.</translation>
    </message>
    <message>
        <source>A piece that reaches the Center Square leaves the board at once. Going home took just that one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Od razu schodzi z planszy. To był jeden ruch.</translation>
    </message>
    <message>
        <source>The glowing piece now goes all the way home, across a tile and through a small triangle. White has six moves and takes the shortest way. How many moves will be left?</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Teraz cała droga do domu ze świecącego pola: przez kafelek obok i mały trójkąt. Biały ma sześć ruchów i idzie najkrótszą drogą. Ile ruchów mu potem zostaje?</translation>
    </message>
    <message>
        <source>One move left would mean five used. The way home is shorter.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Pięć ruchów to o jeden więcej, niż trzeba.</translation>
    </message>
    <message>
        <source>The move onto the Center Square counts, too.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Ruch na środkowy kwadrat też kosztuje jeden.</translation>
    </message>
    <message>
        <source>Count the moves: to the space before the tile, the tile, the small triangle and the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Policz: pole przed kafelkiem, kafelek, mały trójkąt, środkowy kwadrat.</translation>
    </message>
    <message>
        <source>Four moves: the space before the tile, the tile, the small triangle, the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Cztery ruchy: pole, kafelek, mały trójkąt, środkowy kwadrat.</translation>
    </message>
    <message>
        <source>You know the goal, whose turn it is, and how many moves the dice give.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Znasz cel, wiesz, czyja jest tura i ile ruchów dają kości.</translation>
    </message>
    <message>
        <source>In this game, you win with ten pieces of one colour at home. Take Ann’s last white piece home in three moves: onto the tile, where it can’t stay, then into a small triangle, then home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ostatni biały pionek Ann ma trzy ruchy: przez kafelek obok, na którym nikt nie zostaje, potem mały trójkąt, potem dom. W tej partii do wygranej wystarczy dziesięć jednego koloru. Zaprowadź go do domu.</translation>
    </message>
    <message>
        <source>The tile, a small triangle, the Center Square: each is one move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Kafelek, mały trójkąt, środkowy kwadrat: każdy krok to jeden ruch.</translation>
    </message>
    <message>
        <source>Usually, a player with two colours has to bring both home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Zwykle gracz z dwoma kolorami musi mieć w domu oba.</translation>
    </message>
    <message>
        <source>Ann has white and red, Ben has black and blue. Whoever starts plays the first of their two colours. The dice say that Ben starts. Which colour has the first turn?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, pierwszy gracz, ma biały i czerwony, Ben czarny i niebieski. Każde zaczyna kolorem podanym jako pierwszy. Los daje pierwszą turę Benowi. Który kolor zaczyna?</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben has the first turn.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Biały należy do Ann, a pierwszą turę ma Ben.</translation>
    </message>
    <message>
        <source>He begins with the colour named first.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Zaczyna kolorem podanym jako pierwszy.</translation>
    </message>
    <message>
        <source>Of Ben’s two colours, which is named first?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Który z dwóch kolorów Bena podano jako pierwszy?</translation>
    </message>
    <message>
        <source>Three pieces of each colour stand near the rim at the start, and seven wait in reserve.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Na początku przy skraju stoją po trzy pionki każdego koloru, a po siedem czeka w rezerwie.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. The dice show 5 and 4; their sum is the number of moves. How many moves does white have?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Tu zaczyna Ann, białym. Kości pokazują 5 i 4, a ich suma to liczba ruchów. Ile ma ich biały?</translation>
    </message>
    <message>
        <source>That is only one die.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>To tylko jedna kość.</translation>
    </message>
    <message>
        <source>The other die counts, too.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Druga kość też się liczy.</translation>
    </message>
    <message>
        <source>The dice are added up, not multiplied.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Oczka się dodaje, a nie mnoży.</translation>
    </message>
    <message>
        <source>Add up the two dice.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Dodaj je.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue, then white again. White’s turn is over. Who is next?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Kolory grają po kolei: biały, czarny, czerwony, niebieski i znów od początku. Tura białego się skończyła. Kto jest następny?</translation>
    </message>
    <message>
        <source>Red comes third.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Czerwony jest trzeci w kolejności.</translation>
    </message>
    <message>
        <source>Blue comes last.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Niebieski jest ostatni w kolejności.</translation>
    </message>
    <message>
        <source>You can bring pieces in: right after a move that completes a group of three, and only then.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Umiesz wprowadzać pionki: ruchem, który uzupełnia trójkę, i tylko zaraz po nim.</translation>
    </message>
    <message>
        <source>Where one line ends on another, three spaces meet. They form a group, marked by a sign with three arms. Make white’s last move along the arrow. Then tap the group’s one empty space, and a piece comes in.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Gdzie linia kończy się na innej, spotykają się trzy pola: to trójka, połączona trójramiennym znaczkiem. Wykonaj ostatni ruch białego wzdłuż strzałki. W trójce jest wtedy puste jedno pole: kliknij je, a wejdzie pionek.</translation>
    </message>
    <message>
        <source>Only one piece comes in, and the reserve has one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Został jeden pionek i jeden wchodzi.</translation>
    </message>
    <message>
        <source>This turn brings in only one piece, on f1 instead of g2. The reserve has one piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Wchodzi jeden pionek, w drugiej trójce. Akurat jeden został.</translation>
    </message>
    <message>
        <source>It is the first turn of a game, and white has one move left. Move the glowing piece into the small triangle. The space that it leaves is then empty, so a new piece may come in there.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Pierwsza tura partii, został jeden ruch. Przenieś świecący pionek na małe pole obok. Pole, które opuszcza, jest wtedy puste, więc pionek może wejść zaraz za nim.</translation>
    </message>
    <message>
        <source>Each of these three first moves also names a space where a white piece should come in. One move completes no group with that space, so it is refused. Which one?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Trzy pierwsze ruchy białego, każdy z polem, na które ma wejść pionek. Jeden z nich nie uzupełnia żadnej trójki z tym polem, więc jest niedozwolony. Który?</translation>
    </message>
    <message>
        <source>h2, k2 and m2 are a group. Ben has a piece on h2, white moves to k2, and m2 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k2, m2 i h2 Bena to trójka. Dwa jej pola są wtedy zajęte, a m2 jest puste.</translation>
    </message>
    <message>
        <source>h7, k0 and m0 are a group. Ben has a piece on h7, white moves to k0, and m0 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k0, m0 i h7 Bena to trójka. Dwa jej pola są wtedy zajęte, a m0 jest puste.</translation>
    </message>
    <message>
        <source>You can cross a tile without getting stuck, and you know why two pieces stay on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Umiesz przejść przez kafelek tak, żeby na nim nie utknąć, i wiesz, dlaczego dwa pionki zostają na planszy.</translation>
    </message>
    <message>
        <source>The piece stops on an ordinary space, where it may stay.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Zatrzymuje się na zwykłym polu i może tam zostać.</translation>
    </message>
    <message>
        <source>The piece crosses the tile and stops in a small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Przechodzi przez kafelek i zatrzymuje się w małym trójkącie.</translation>
    </message>
    <message>
        <source>This turn crosses the tile but brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Przechodzi przez kafelek i żaden pionek nie ma przy tym wejść.</translation>
    </message>
    <message>
        <source>This turn uses ordinary spaces and brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>To zwykłe pola i żaden pionek nie ma przy tym wejść.</translation>
    </message>
    <message>
        <source>A similar position, but here you can complete a group. Take a white piece home this turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Podobna pozycja, ale tu możesz uzupełnić trójkę. Zaprowadź w tej turze biały pionek do domu.</translation>
    </message>
    <message>
        <source>Pieces come in only with a move</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Pionki wchodzą razem z ruchem</translation>
    </message>
    <message>
        <source>You know when a piece may come in and when it is too late, and how several can come in during one turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Wiesz, kiedy pionek może wejść, kiedy jest już za późno i jak w jednej turze wchodzi kilka.</translation>
    </message>
    <message>
        <source>This is an ordinary move that brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Zwykły ruch i żaden pionek nie ma przy nim wejść.</translation>
    </message>
    <message>
        <source>A piece may leave its group, and this turn brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Pionek może wyjść ze swojej trójki i żaden pionek nie ma przy tym wejść.</translation>
    </message>
    <message>
        <source>In the usual game, both colours have to be home, and her red pieces aren’t.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>W zwykłej grze w domu muszą być oba kolory, a jej czerwone jeszcze nie są.</translation>
    </message>
    <message>
        <source>You have played a whole game, and know to bring pieces in early, complete two groups with one move and keep the way home open.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Za tobą cała partia: pionki wcześnie na planszy, dwie trójki jednym ruchem i wolna droga do domu.</translation>
    </message>
    <message>
        <source>You can choose a direction for a long journey, and you know what wins: the most points after six rounds.</source>
        <extracomment>highway/1</extracomment>
        <translation>Umiesz wybrać kierunek na długą podróż i wiesz, co wygrywa: najwięcej punktów po sześciu rundach.</translation>
    </message>
    <message>
        <source>Ann isn’t in Ben’s way: he goes on past C5.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann nie stoi Benowi na drodze: jedzie on dalej za C5.</translation>
    </message>
    <message>
        <source>That is what Ann scores. Ben travels farther before the edge stops him.</source>
        <extracomment>highway/1</extracomment>
        <translation>Tyle zdobywa Ann. Ben jedzie dalej, zanim zatrzyma go krawędź.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Ann is on E9 now, and sets out to the west. Where does she end?</source>
        <extracomment>highway/1</extracomment>
        <translation>Każda runda zaczyna się tam, gdzie skończyła się poprzednia. Ann jest teraz na E9 i wyrusza na zachód. Gdzie kończy?</translation>
    </message>
    <message>
        <source>She travels again in every round, unless she chooses to stay.</source>
        <extracomment>highway/1</extracomment>
        <translation>Jedzie znowu w każdej rundzie, chyba że wybierze postój.</translation>
    </message>
    <message>
        <source>Nothing stops her there. She can go one cell farther.</source>
        <extracomment>highway/1</extracomment>
        <translation>Nic jej tam nie zatrzymuje. Krawędź jest o jedno pole dalej.</translation>
    </message>
    <message>
        <source>Nothing is in her way on the middle row.</source>
        <extracomment>highway/1</extracomment>
        <translation>Na środkowym rzędzie nic nie leży jej na drodze.</translation>
    </message>
    <message>
        <source>In the last round, you bounce off the edge and travel on until you reach your own trail. Ann is 20 points behind. The board shows each journey before you submit. Win the game.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ostatnia runda: teraz krawędź cię odbija i jedziesz dalej, aż trafisz na pole, które masz już za sobą. Ann ma 20 punktów straty. Zanim oddasz plan, plansza pokazuje każdą podróż. Wygraj partię.</translation>
    </message>
    <message>
        <source>Try the six directions, and count the cells of the longest journeys.</source>
        <extracomment>highway/1</extracomment>
        <translation>Wypróbuj sześć kierunków i policz pola najdłuższych podróży.</translation>
    </message>
    <message>
        <source>You can follow a journey over signs that turn left and right, and bend your own journey with a sign.</source>
        <extracomment>highway/2</extracomment>
        <translation>Umiesz prześledzić podróż przez znaki w lewo i w prawo i zmienić ją własnym znakiem.</translation>
    </message>
    <message>
        <source>That is straight on from B4, but the sign on B4 turns her right.</source>
        <extracomment>highway/2</extracomment>
        <translation>To prosto od B4. Ale tamten znak kieruje ją w prawo.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her left: up, not down.</source>
        <extracomment>highway/2</extracomment>
        <translation>Znak na E4 kieruje ją w lewo: w górę, nie w dół.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her off the middle row.</source>
        <extracomment>highway/2</extracomment>
        <translation>Znak na E4 sprowadza ją ze środkowego rzędu.</translation>
    </message>
    <message>
        <source>You may place signs from the tray on the purple cells around Ann. Without a sign, no direction scores more than seven points. Place a sign so that Ann scores eight.</source>
        <extracomment>highway/2</extracomment>
        <translation>Znaki z zapasu stawia się na fioletowych polach wokół Ann. Bez znaku żaden kierunek nie daje więcej niż siedem punktów. Postaw jeden znak, żeby Ann zdobyła osiem.</translation>
    </message>
    <message>
        <source>It’s three cells to the sign on E7, but there she turns and goes on.</source>
        <extracomment>highway/2</extracomment>
        <translation>Trzy pola są do znaku na E7. Tam skręca i jedzie dalej.</translation>
    </message>
    <message>
        <source>That would be the way up to the right, but the sign under her doesn’t turn her.</source>
        <extracomment>highway/2</extracomment>
        <translation>To droga w prawo w górę. Ale znak, na którym stoi, nie zmienia jej kierunku.</translation>
    </message>
    <message>
        <source>It’s three cells to E7. Count on from there, down to the right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Trzy pola do E7. Stamtąd licz dalej, w prawo w dół.</translation>
    </message>
    <message>
        <source>All five signs turn left. Travellers stop before a cell that they have already visited this round. Ann sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Pięć znaków, wszystkie w lewo. Kto dojeżdża do pola, na którym w tej rundzie już był, zatrzymuje się przed nim. Ann wyrusza na wschód. Ile punktów zdobywa?</translation>
    </message>
    <message>
        <source>The sixth cell would be E4, where she started. She has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>Szóstym polem byłoby E4, z którego ruszyła. Na nim już była.</translation>
    </message>
    <message>
        <source>She doesn’t go round twice.</source>
        <extracomment>highway/2</extracomment>
        <translation>Nie jedzie w kółko dwa razy.</translation>
    </message>
    <message>
        <source>She stops on D3: the next cell is E4, where she started, and she has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>Zatrzymuje się na D3, przed polem, z którego ruszyła: ono też się liczy.</translation>
    </message>
    <message>
        <source>You know which cells you control, and what you may and may not place on them.</source>
        <extracomment>highway/3</extracomment>
        <translation>Wiesz, które pola kontrolujesz, co wolno na nich postawić, a gdzie nie wolno.</translation>
    </message>
    <message>
        <source>From a corner you control only nine cells, from the middle nineteen. The cells you control are purple while you plan.</source>
        <extracomment>highway/3</extracomment>
        <translation>W rogu kontrolujesz tylko dziewięć pól, na środku dziewiętnaście. Podczas planowania są fioletowe.</translation>
    </message>
    <message>
        <source>Drag a sign to B6.</source>
        <extracomment>highway/3</extracomment>
        <translation>Przeciągnij znak na B6.</translation>
    </message>
    <message>
        <source>You know what happens when several players place something on the same cell, or when something already lies there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Wiesz, co się dzieje na polu, na którym stawia coś kilku graczy albo na którym już coś leży.</translation>
    </message>
    <message>
        <source>In secret, Ann places a barrier on A3, and Ben places a sign on the same cell. Different things on one cell cancel out: neither is placed. Ben runs west from A5. How many points does he score?</source>
        <extracomment>highway/4</extracomment>
        <translation>W tajemnicy Ann stawia zaporę na A3, a Ben znak na tym samym polu. Różne rzeczy na jednym polu się znoszą: nie stawia się żadnej. Ben jedzie z A5 na zachód. Ile punktów zdobywa?</translation>
    </message>
    <message>
        <source>The barrier would have stopped him before A3, but it isn’t placed.</source>
        <extracomment>highway/4</extracomment>
        <translation>Zapora zatrzymałaby go przed A3. Ale jej nie postawiono.</translation>
    </message>
    <message>
        <source>Nothing lies on A3, so nothing ends his journey there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Na A3 nic nie leży, więc nic tam nie kończy jego podróży.</translation>
    </message>
    <message>
        <source>Neither the barrier nor the sign lies on A3.</source>
        <extracomment>highway/4</extracomment>
        <translation>Na A3 nie ma ani zapory, ani znaku.</translation>
    </message>
    <message>
        <source>Neither was placed, so the way was free.</source>
        <extracomment>highway/4</extracomment>
        <translation>Nie postawiono żadnej z nich, więc droga była wolna.</translation>
    </message>
    <message>
        <source>Only different things cancel out. These two are the same.</source>
        <extracomment>highway/4</extracomment>
        <translation>Znoszą się tylko różne rzeczy. Te dwie są takie same.</translation>
    </message>
    <message>
        <source>If several players place the same thing on a cell, only one copy of it stays there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Jeśli kilku graczy stawia na polu to samo, leży to tam tylko raz.</translation>
    </message>
    <message>
        <source>Ann is sure that Ben will place a sign on E5 that turns right, and run west onto it. Spoil his plan: keep E5 empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann jest pewna, że Ben chce na E5 znaku w prawo i pojedzie po nim na zachód. Popsuj to: niech E5 zostanie puste.</translation>
    </message>
    <message>
        <source>Ben’s sign lies on E5 now. You could have kept it off only by placing something different there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Na E5 leży teraz znak Bena. Powstrzymać go może tylko coś innego na tym samym polu.</translation>
    </message>
    <message>
        <source>You and Ben placed different things, so they cancelled out. You can’t see what he submits, but you can guess.</source>
        <extracomment>highway/4</extracomment>
        <translation>Dwie różne rzeczy, więc nie postawiono żadnej. Planu Bena nie widzisz, ale możesz zgadywać.</translation>
    </message>
    <message>
        <source>Whatever you place on a cell replaces what was there. A sign that turns left lies on C5, and Ann covers it with her barrier. What lies on C5 after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Co się stawia, zastępuje to, co tam leżało. Na C5 leży znak w lewo, a Ann zakrywa go swoją zaporą. Co leży na C5 po rundzie?</translation>
    </message>
    <message>
        <source>The barrier has replaced the sign, which doesn’t come back.</source>
        <extracomment>highway/4</extracomment>
        <translation>Zastąpiła go zapora i znak już nie wraca.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign, and was then taken away itself.</source>
        <extracomment>highway/4</extracomment>
        <translation>Zapora zastąpiła znak, a potem ją zabrano.</translation>
    </message>
    <message>
        <source>You know what happens when players end a round on the same cell, and how to send somebody home.</source>
        <extracomment>highway/5</extracomment>
        <translation>Wiesz, co się dzieje, gdy gracze kończą na jednym polu, i jak odesłać kogoś na start.</translation>
    </message>
    <message>
        <source>Each player’s starting hex, or home, is a corner drawn by lot: Ann’s is E1, Ben’s A5. Players who end a round on the same cell go home. Ann runs east, Ben south-east, both to E9. Where is Ann afterwards?</source>
        <extracomment>highway/5</extracomment>
        <translation>Każdy gracz ma wylosowany róg, pole startowe: Ann E1, Ben A5. Gracze, którzy kończą rundę na tym samym polu, wracają na start. Ann jedzie na wschód, Ben na południowy wschód, oboje na E9. Gdzie jest potem Ann?</translation>
    </message>
    <message>
        <source>Ben ends there, too, so neither can stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben też tam kończy, więc żadne nie może zostać.</translation>
    </message>
    <message>
        <source>Ben doesn’t stop her: she reaches E9, and that is where they meet.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben jej nie zatrzymuje: Ann dojeżdża na E9 i tam się spotykają.</translation>
    </message>
    <message>
        <source>Where is Ann’s home?</source>
        <extracomment>highway/5</extracomment>
        <translation>Gdzie jest pole startowe Ann?</translation>
    </message>
    <message>
        <source>Both went back to their own starting hexes.</source>
        <extracomment>highway/5</extracomment>
        <translation>Oboje wrócili na własne pola startowe.</translation>
    </message>
    <message>
        <source>Going home neither scores nor costs points. Ann runs east from C1 to C7, where Ben is standing. How many points does she score?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann jedzie na wschód z C1 na C7, gdzie stoi Ben. Powrót na start ani nie daje punktów, ani ich nie kosztuje. Ile ich zdobywa?</translation>
    </message>
    <message>
        <source>Going home takes nothing away from her.</source>
        <extracomment>highway/5</extracomment>
        <translation>Powrót na start niczego jej nie odbiera.</translation>
    </message>
    <message>
        <source>Ben isn’t in her way: she moves onto C7 as well.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben nie zagradza jej drogi: ona też wjeżdża na C7.</translation>
    </message>
    <message>
        <source>The way home isn’t counted.</source>
        <extracomment>highway/5</extracomment>
        <translation>Drogi powrotnej się nie liczy.</translation>
    </message>
    <message>
        <source>Count the cells from C2 to C7.</source>
        <extracomment>highway/5</extracomment>
        <translation>Policz pola od C2 do C7.</translation>
    </message>
    <message>
        <source>She keeps the points she scored before the collision.</source>
        <extracomment>highway/5</extracomment>
        <translation>Zachowuje punkty zdobyte po drodze.</translation>
    </message>
    <message>
        <source>Five corners are free. If your own home is taken, you go to a free corner that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>Pięć rogów jest wolnych. Jeśli twoje pole startowe jest zajęte, los odsyła cię do jednego z rogów, w których nikt nie stoi.</translation>
    </message>
    <message>
        <source>Ann and Ben meet on A1. Cleo meets nobody and stays on E1, Ann’s starting hex. Where does Ann go?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann i Ben spotykają się na A1. Cleo nikogo nie spotyka i zostaje na E1, polu startowym Ann. Dokąd wraca Ann?</translation>
    </message>
    <message>
        <source>Cleo has met nobody, so she stays, and E1 is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cleo nikogo nie spotkała, więc zostaje, a E1 jest zajęte.</translation>
    </message>
    <message>
        <source>She has met Ben there, so she can’t stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Spotkała tam Bena, więc nie może zostać.</translation>
    </message>
    <message>
        <source>Ann’s home is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Jej pole startowe jest zajęte.</translation>
    </message>
    <message>
        <source>Ann goes to a free starting hex that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>Los wybiera spośród pól startowych, na których nikt nie stoi.</translation>
    </message>
    <message>
        <source>You know what is different in rounds two, three and four: points, what you control, and which way signs turn.</source>
        <extracomment>highway/6</extracomment>
        <translation>Wiesz, czym różnią się rundy druga, trzecia i czwarta: punktami, tym, co kontrolujesz, i stroną, w którą skręcają znaki.</translation>
    </message>
    <message>
        <source>In round 2, cells at the edge score nothing, while E5 and the six cells around it score two points each. Ann runs east along the whole middle row. How many points does she score?</source>
        <extracomment>highway/6</extracomment>
        <translation>W rundzie 2 pole przy krawędzi nic nie daje, a E5 i sześć pól wokół po dwa punkty. Ann jedzie na wschód całym środkowym rzędem. Ile punktów zdobywa?</translation>
    </message>
    <message>
        <source>E4, E5 and E6 score two points each, and E9 scores none.</source>
        <extracomment>highway/6</extracomment>
        <translation>E4, E5 i E6 dają po dwa punkty, a E9 nic nie daje.</translation>
    </message>
    <message>
        <source>E9 is at the edge: it scores nothing.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 leży przy krawędzi: nic nie daje.</translation>
    </message>
    <message>
        <source>Which of the cells on her way really are next to E5?</source>
        <extracomment>highway/6</extracomment>
        <translation>Które z pól na jej drodze naprawdę leżą obok E5?</translation>
    </message>
    <message>
        <source>E9 scores nothing, and three cells score two each.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 nic nie daje, a trzy pola dają po dwa.</translation>
    </message>
    <message>
        <source>Four cells with one point each and three with two each make ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cztery pola po jednym i trzy po dwa to razem dziesięć.</translation>
    </message>
    <message>
        <source>It turns left now, in round 3. For round 4, it is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>W lewo skręca teraz, w rundzie 3. Potem zmienia rodzaj.</translation>
    </message>
    <message>
        <source>Signs stay on the board. They are only reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Znaki zostają na planszy. Zmieniają tylko rodzaj.</translation>
    </message>
    <message>
        <source>You can hide robbers in round five, and run along the edge in round six.</source>
        <extracomment>highway/7</extracomment>
        <translation>Umiesz ukryć rozbójników w rundzie piątej i odbijać się od krawędzi w szóstej.</translation>
    </message>
    <message>
        <source>He also scores a point for each cell he moves onto.</source>
        <extracomment>highway/7</extracomment>
        <translation>Zdobywa też punkt za każde pole, na które wjeżdża.</translation>
    </message>
    <message>
        <source>He has met two robbers, and each takes two points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Spotkał dwóch rozbójników, a każdy zabiera dwa punkty.</translation>
    </message>
    <message>
        <source>The edge there runs down to the right, so she bounces down, not up.</source>
        <extracomment>highway/7</extracomment>
        <translation>Krawędź biegnie w prawo w dół. Odbija ją w dół, nie w górę.</translation>
    </message>
    <message>
        <source>She meets the edge at an angle, so she doesn’t bounce straight back.</source>
        <extracomment>highway/7</extracomment>
        <translation>Uderza w krawędź ukosem, więc nie odbija się prosto z powrotem.</translation>
    </message>
    <message>
        <source>D8 lies along the edge. A ball doesn’t roll along the edge: it bounces off.</source>
        <extracomment>highway/7</extracomment>
        <translation>D8 leży przy krawędzi. Piłka nie toczy się wzdłuż niej, tylko się odbija.</translation>
    </message>
    <message>
        <source>She goes on bouncing until her own trail stops her, and scores 17 points.</source>
        <extracomment>highway/7</extracomment>
        <translation>I tak dalej, aż zatrzyma ją własny ślad: 17 punktów.</translation>
    </message>
    <message>
        <source>She scores one point, for E9. That makes 21, and Ben has 21, too.</source>
        <extracomment>highway/7</extracomment>
        <translation>Zdobywa jeden punkt, za E9. To razem 21, a Ben ma tyle samo.</translation>
    </message>
    <message>
        <source>Ann scores a point for E9. Count again.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann zdobywa punkt za E9. Policz jeszcze raz.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to look for: signs that open a road, barriers against a strong direction, and a good cell to end on.</source>
        <extracomment>highway/8</extracomment>
        <translation>Za tobą cała partia: znaki, które otwierają drogę, zapory na najlepszy kierunek i oko na to, gdzie kończysz.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Linie</translation>
    </message>
    <message>
        <source>You can see how far lines go, which places a piece takes along its lines, and where you may put a piece.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Widzisz, jak daleko sięgają linie, które miejsca zajmuje przez nie pionek i gdzie wolno postawić.</translation>
    </message>
    <message>
        <source>Places are the points where lines meet. A line runs straight from one end to the other, across other lines. Two lines end in the glowing corner: tap all places on them, including the corner.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Miejsca są tam, gdzie spotykają się linie. Linia biegnie prosto od końca do końca, w poprzek innych. W świecącym rogu kończą się dwie linie: zaznacz wszystkie miejsca na nich, róg też.</translation>
    </message>
    <message>
        <source>One line goes along the upper side of the large square, the other one down its right side.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Jedna biegnie wzdłuż górnego boku dużego kwadratu, druga w dół jego prawym bokiem.</translation>
    </message>
    <message>
        <source>Each line has six places, and the corner is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Po sześć miejsc, a róg leży na obu.</translation>
    </message>
    <message>
        <source>Four lines cross at the Center Square, O. How many places lie on these lines, including O?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Na środkowym kwadracie, O, krzyżują się cztery linie. Ile miejsc na nich leży, razem z O?</translation>
    </message>
    <message>
        <source>That counts only one place on either side of O along each line. Two of the lines go on farther.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>To po jednym miejscu z każdej strony O. Dwie z tych linii biegną dalej.</translation>
    </message>
    <message>
        <source>Not all four lines are that long: two of them have only three places.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Nie wszystkie są tak długie: dwie z tych linii mają tylko po trzy miejsca.</translation>
    </message>
    <message>
        <source>Two of the lines have three places, the other two have five. O is on all four.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Dwie mają po trzy miejsca, dwie po pięć. O leży na wszystkich czterech.</translation>
    </message>
    <message>
        <source>Four lines, but short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Cztery linie, ale krótkie.</translation>
    </message>
    <message>
        <source>The glowing place is on two lines of eight places each. How many places do the two lines have in all?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Świecące miejsce leży na dwóch liniach po osiem miejsc. Ile miejsc mają razem?</translation>
    </message>
    <message>
        <source>The glowing place is on both lines, so eight plus eight counts it twice: subtract one, not two.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Świecące miejsce leży na obu, więc liczy się podwójnie: odejmij jedno, nie dwa.</translation>
    </message>
    <message>
        <source>The glowing place is on both lines. Count it only once.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Świecące miejsce leży na obu liniach. Policz je raz.</translation>
    </message>
    <message>
        <source>Eight plus eight, but one place is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Osiem i osiem, ale jedno miejsce jest na obu.</translation>
    </message>
    <message>
        <source>Two long lines take more places than four short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Dwie długie linie zajmują więcej niż cztery krótkie.</translation>
    </message>
    <message>
        <source>Ann may put a piece on an empty place if no line through that place, or ending on it, holds a piece of Ben’s. Tap any place that is open to her.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann może postawić tam, gdzie na żadnej linii nie ma pionka Bena: ani na tej, która przez miejsce przechodzi, ani na tej, która się tam kończy. Zaznacz dowolne miejsce, które jest dla niej wolne.</translation>
    </message>
    <message>
        <source>Look for an empty place, such as J7 or H0, whose lines are all free of black and blue pieces.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Szukaj pustego miejsca, na którego liniach nie ma czarnych ani niebieskich pionków. Dwa z nich to J7 i H0.</translation>
    </message>
    <message>
        <source>Ann’s own pieces on a place’s lines don’t matter.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Jej własne pionki na tych liniach nie przeszkadzają.</translation>
    </message>
    <message>
        <source>Now put a piece of Ann’s on any place whose lines hold none of Ben’s pieces, and end the turn.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Teraz postaw pionek Ann na dowolnym miejscu bez linii Bena i zakończ turę.</translation>
    </message>
    <message>
        <source>Ann hasn’t placed a piece yet.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann jeszcze nie postawiła pionka.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow, one on the right and one at the bottom. Keep off the lines they are on.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ben ma jeden świecący pionek po prawej i jeden na dole. Unikaj linii, które przez nie biegną.</translation>
    </message>
    <message>
        <source>One piece a turn. That is all there is to do.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Jeden pionek na turę. To wszystko, co jest do zrobienia.</translation>
    </message>
    <message>
        <source>Try to put a piece on a place that already holds one of your own.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Spróbuj postawić na miejscu zajętym przez własny pionek.</translation>
    </message>
    <message>
        <source>Put a piece on the glowing white one.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Postaw pionek na świecącym białym.</translation>
    </message>
    <message>
        <source>You know how the game ends: whoever has no place left for a piece loses. You also know how to close places to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Wiesz, jak kończy się partia: kto nie znajdzie miejsca, przegrywa. I umiesz zamykać miejsca drugiej stronie.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow. One of these three places is on a line with one of his pieces, so it is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Dwa pionki Bena świecą. Jedno z tych trzech miejsc leży na jednej linii z którymś z nich i jest niedozwolone. Które?</translation>
    </message>
    <message>
        <source>Its lines are short, and none of them reaches a piece of Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Jego linie są krótkie i żadna nie sięga pionka Bena.</translation>
    </message>
    <message>
        <source>Its two lines are the top and left sides of the outer square. Ben has no piece on either line.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Jego dwie linie biegną po zewnętrznym kwadracie, górą i lewym bokiem. Bena nie ma na żadnej.</translation>
    </message>
    <message>
        <source>Follow the lines of each place from end to end.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Prześledź linie każdego miejsca od końca do końca.</translation>
    </message>
    <message>
        <source>H15 is at the end of a line that holds Ben’s lower piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>H15 leży na końcu linii, na której stoi dolny pionek Bena.</translation>
    </message>
    <message>
        <source>White is one of Ann’s colours.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Biały to jeden z kolorów Ann.</translation>
    </message>
    <message>
        <source>Red is Ann’s second colour.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Czerwony to drugi kolor Ann.</translation>
    </message>
    <message>
        <source>Colours don’t matter in this game. Ben has the first turn because he was drawn by lot.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Kolory nic tu nie znaczą. Los dał pierwszą turę Benowi.</translation>
    </message>
    <message>
        <source>Who has the first turn?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Czyja jest pierwsza tura?</translation>
    </message>
    <message>
        <source>You can play the strict game: nobody is stopped, but whoever sees a shared line may claim it and win.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Umiesz grać w trybie ścisłym: nic nikogo nie powstrzymuje, ale kto widzi wspólną linię, może ją zgłosić i wygrać.</translation>
    </message>
    <message>
        <source>But Ben has seen the mistake. Before placing a piece, a player may claim that some line holds pieces of both sides. A claim that is right wins the game. Ben claims. Who wins?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ale Ben to widział. Zanim postawi się pionek, można zgłosić, że na jakiejś linii stoją pionki obu stron; jeśli to prawda, zgłoszenie daje wygraną. Ben zgłasza wspólną linię. Kto wygrywa?</translation>
    </message>
    <message>
        <source>The mistake was hers, and Ben’s claim is right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>To ona popełniła błąd, a zgłoszenie Bena jest słuszne.</translation>
    </message>
    <message>
        <source>A claim that is right ends the game at once.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Słuszne zgłoszenie od razu kończy partię.</translation>
    </message>
    <message>
        <source>Is there a line with pieces of both sides?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Czy jest taka linia?</translation>
    </message>
    <message>
        <source>A claim that is wrong isn’t punished. Here, no line is shared, but Ann claims anyway. What happens?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Za błędne zgłoszenie nie ma kary. Tu nie ma wspólnej linii, a Ann ją zgłasza. Co się dzieje?</translation>
    </message>
    <message>
        <source>Only a claim that is right ends the game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Partię kończy tylko słuszne zgłoszenie.</translation>
    </message>
    <message>
        <source>A claim doesn’t use up her turn: she may still place.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Zgłoszenie nie zabiera tury: Ann może nadal postawić.</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing, not even the turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Nic się przez to nie traci, nawet tury.</translation>
    </message>
    <message>
        <source>In the strict game, every empty place is open, even on one of Ben’s lines.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>W trybie ścisłym wolne jest każde puste miejsce, nawet na linii Bena.</translation>
    </message>
    <message>
        <source>A1 is empty, and in the strict game, every empty place is open.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>A1 jest puste, a w trybie ścisłym wolne jest każde puste miejsce.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to do: take long lines first, then close the other side’s last places, and save for the end the places that only you can use.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Za tobą cała partia: najpierw długie linie, potem ostatnie miejsca drugiej strony, a własne na końcu.</translation>
    </message>
    <message>
        <source>Ann began but didn’t close enough lines: Ben is about to place the fortieth and last piece. A player who has no piece left at the start of a turn loses, too. Who wins?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann zaczynała, a żadnej linii nie zamknięto na czas: Ben stawia czterdziesty pionek, ostatni ze wszystkich. Kto jest na ruchu, a nie ma już pionka, też przegrywa. Kto wygrywa?</translation>
    </message>
    <message>
        <source>It is her turn now, and she has no piece left.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Teraz jest jej tura, a nie ma już ani jednego pionka.</translation>
    </message>
    <message>
        <source>Mono-Line has no draws: whoever can’t place has lost.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>W Mono-Line nie ma remisów: kto nie może postawić, przegrywa.</translation>
    </message>
    <message>
        <source>Ben places his last piece. Whose turn is it now?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Czyja jest teraz tura?</translation>
    </message>
    <message>
        <source>Ben has only two places left, and both glow. Ann puts a piece on A7. How many places does Ben have left after that?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Benowi zostały dwa miejsca i oba świecą. Ann stawia na A7. Ile mu potem zostaje?</translation>
    </message>
    <message>
        <source>No single piece closes both.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Żaden pojedynczy pionek nie zamyka obu.</translation>
    </message>
    <message>
        <source>Follow the lines of A7: they reach neither B7 nor F5.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Prześledź linie A7: nie sięgają ani B7, ani F5.</translation>
    </message>
    <message>
        <source>Is A7 on a line with B7 or F5?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Czy A7 leży na jednej linii z którymś z nich?</translation>
    </message>
    <message>
        <source>Only Ann could use A7 anyway, so nothing has changed for Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7 i tak było miejscem tylko dla niej, więc dla Bena nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>The same board again, as it was before your turn. If Ann puts a piece on A3 instead, how many of the three glowing places are still open to Ben?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ta sama plansza, przed tym ruchem. A gdyby Ann postawiła na A3? Ile z tych trzech jest wtedy wolnych dla Bena?</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, but not with C7 or I1.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 leży na jednej linii z A7, ale nie z C7 ani z I1.</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, through the Center Square.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 leży na jednej linii z A7, przez środkowy kwadrat.</translation>
    </message>
    <message>
        <source>Follow the lines of A3 from end to end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Prześledź linie A3 od końca do końca.</translation>
    </message>
    <message>
        <source>A3 closes A7 to Ben, but A7 stays open to Ann.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 zamyka A7 dla Bena, a dla Ann A7 pozostaje wolne.</translation>
    </message>
    <message>
        <source>You know your way around the board: places and their neighbours, which way is outwards, exits, and chains.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Znasz już planszę: punkty i ich sąsiadów, którędy na zewnątrz, wyjścia i łańcuchy.</translation>
    </message>
    <message>
        <source>Pieces leave this board at its eight outermost points, the exits. Tap all eight.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Pionki schodzą z tej planszy w ośmiu skrajnych punktach, wyjściach. Zaznacz wszystkie osiem.</translation>
    </message>
    <message>
        <source>The number at a place says how many moves it costs to go there. A slide costs two.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Liczba przy punkcie mówi, ile kosztuje ruch na niego: przesunięcie kosztuje dwa.</translation>
    </message>
    <message>
        <source>A game begins like this: two pieces of each colour stand around the Center Square, O. Tap the white ones.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Tak zaczyna się partia: wokół środkowego kwadratu, O, stoją po dwa pionki każdego koloru. Zaznacz białe.</translation>
    </message>
    <message>
        <source>They stand opposite each other.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Stoją naprzeciw siebie.</translation>
    </message>
    <message>
        <source>The other pieces wait in reserve and come in on O.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Pozostałe czekają w rezerwie i wchodzą na O.</translation>
    </message>
    <message>
        <source>You know the route of a piece (in on O, out to an exit, and home) and how a turn goes.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Znasz drogę pionka: wchodzi na O, idzie na zewnątrz do wyjścia i do domu. I wiesz, jak przebiega tura.</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben starts.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Biały należy do Ann, a zaczyna Ben.</translation>
    </message>
    <message>
        <source>It isn’t for Ben to choose. Which of his colours is named first?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben tego nie wybiera. Który z jego kolorów podano jako pierwszy?</translation>
    </message>
    <message>
        <source>Ben begins with black.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben zaczyna czarnym.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. One of her pieces comes in on O automatically. The dice show 3 and 2, and their sum is the number of moves. How many moves does she have?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Teraz zaczyna Ann, białym. Jeden jej pionek sam wchodzi na O. Kości pokazują 3 i 2, a obie razem to liczba ruchów. Ile ich ma?</translation>
    </message>
    <message>
        <source>Ann has five moves. Unused moves are lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Pięć ruchów. Co niewykorzystane, przepada.</translation>
    </message>
    <message>
        <source>This empties O. The second move is simply lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O jest wtedy puste. Drugi ruch po prostu przepada.</translation>
    </message>
    <message>
        <source>The second move empties O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Drugi ruch opróżnia O.</translation>
    </message>
    <message>
        <source>You can pass over chains of any length, even round corners, and you know what breaks a chain.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Umiesz przechodzić nad łańcuchami dowolnej długości i skręcać w nich, a także wiesz, co przerywa łańcuch.</translation>
    </message>
    <message>
        <source>White passes over black to an empty place beside it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Biały przechodzi nad czarnym na pusty punkt obok niego.</translation>
    </message>
    <message>
        <source>White passes over black and red to an empty place beside red.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Biały przechodzi nad czarnym i czerwonym na pusty punkt obok czerwonego.</translation>
    </message>
    <message>
        <source>Now the second piece of the chain is also white. Try to take the other white piece over both pieces of the chain to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Teraz drugi pionek łańcucha też jest biały. Spróbuj przenieść pionek z drugiego końca nad oboma na świecący punkt.</translation>
    </message>
    <message>
        <source>You can trade: two pieces of different colours may change places if they rest on parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Umiesz wymieniać: dwa pionki różnych kolorów zamieniają się miejscami, jeśli stoją na liniach równoległych.</translation>
    </message>
    <message>
        <source>You can slide outwards, and you know when a piece may go home and whose pieces on exits you may move.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Umiesz przesuwać na zewnątrz, wiesz, kiedy pionek może iść do domu i czyimi pionkami na wyjściach wolno ci ruszać.</translation>
    </message>
    <message>
        <source>You know how pieces travel along the outer edge, and that O has to be empty at the end of a turn.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Wiesz, jak pionki wędrują po obwodzie i że na końcu tury O musi być puste.</translation>
    </message>
    <message>
        <source>Passing over costs one move, but a piece can’t pass over its own colour.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Przejście kosztuje jeden, ale nad własnym kolorem przejść nie może.</translation>
    </message>
    <message>
        <source>One slide is enough, and a slide costs two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Wystarczy jedno przesunięcie, a kosztuje ono dwa.</translation>
    </message>
    <message>
        <source>No turn ends with a piece on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Żadna tura nie kończy się z pionkiem na O.</translation>
    </message>
    <message>
        <source>Pieces go home only from exits.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Pionki idą do domu tylko z wyjść.</translation>
    </message>
    <message>
        <source>Three people play one colour each, and Cleo leaves the game. Her pieces in reserve and on exits are taken off. What happens to her red pieces beside O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Gra troje, każde jednym kolorem, a Cleo musi odejść. Co czeka w rezerwie lub na wyjściu, odchodzi z nią. Co stanie się z jej czerwonymi pionkami obok O?</translation>
    </message>
    <message>
        <source>Her pieces beside O are neither in reserve nor on an exit. Other players may need them in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Nie są ani w rezerwie, ani na wyjściu. Inni mogą ich potrzebować w łańcuchach.</translation>
    </message>
    <message>
        <source>They stay, and others can still pass over them.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Zostają, a inne nadal mogą nad nimi przechodzić.</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: exits first, trades that count twice, and none of the opponent’s pieces left beside an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Za tobą cała partia: najpierw wyjścia, wymiany, które liczą się podwójnie, i żadnego pionka przeciwnika obok wyjścia.</translation>
    </message>
    <message>
        <source>You can leap over chains, choose which piece leaves, and leap along the edge from an exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Umiesz przeskakiwać nad łańcuchami, wybierać, który pionek schodzi, i przeskakiwać po obwodzie z wyjścia.</translation>
    </message>
    <message>
        <source>Here, pieces have colours and leap over a chain of one or more pieces, each next to the one before. The last piece passed over leaves. White leaps over black, then red. Which piece leaves the board?</source>
        <extracomment>spiral/2</extracomment>
        <translation>Tu pionki mają kolory i przeskakują nad łańcuchami: jednym pionkiem lub kilkoma, każdy obok poprzedniego. Schodzi ostatni przeskoczony. Biały przeskakuje nad czarnym, potem nad czerwonym. Który pionek schodzi z planszy?</translation>
    </message>
    <message>
        <source>Black is passed over first. Only the last piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Czarny jest przeskoczony jako pierwszy. Schodzi ostatni.</translation>
    </message>
    <message>
        <source>A leap removes only one piece, however long the chain is.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Jeden przeskok zdejmuje jeden pionek, choćby łańcuch był najdłuższy.</translation>
    </message>
    <message>
        <source>Red leaves, and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Czerwony schodzi, czarny zostaje.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: keep an eye on the colours, since no piece can pass over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Wiesz, jak podejść do łamigłówki: miej oko na kolory, bo żaden pionek nie przechodzi nad własnym.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the last leap ends beside the Center Square. Unlike in Crooked Jumps, the last piece may stand anywhere. Is the puzzle solved?</source>
        <extracomment>spiral/3</extracomment>
        <translation>Zostały dwa pionki, a ostatni przeskok kończy się obok środkowego kwadratu. Inaczej niż w Crooked Jumps ostatni pionek może stać gdziekolwiek. Czy łamigłówka jest rozwiązana?</translation>
    </message>
    <message>
        <source>That is the rule in Crooked Jumps. Here, it is enough that one piece is left.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Tak jest w Crooked Jumps. Tu wystarczy, że zostaje jeden pionek.</translation>
    </message>
    <message>
        <source>The last two are both white, and no piece passes over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Oba ostatnie są białe, a nad własnym kolorem żaden nie przechodzi.</translation>
    </message>
    <message>
        <source>Red leaves the board with this leap.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Czerwony schodzi z planszy przy tym przeskoku.</translation>
    </message>
    <message>
        <source>You know how to win: join your two sides with a pathway over the cards. You have also made a whole turn.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Wiesz, co wygrywa: droga po kartach, która łączy twoje dwa boki. I masz za sobą całą turę.</translation>
    </message>
    <message>
        <source>Ann can reach five cards; the pathway over them is drawn in gold. She has nearly reached the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Pięć kart, a plansza rysuje drogę po nich na złoto. Już prawie przeszła.</translation>
    </message>
    <message>
        <source>Now make a whole turn: take c2, turn it until its corner arm (the arm that runs into a corner) points south-west, and push it in at the east end of row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Teraz cała tura: weź c2, obracaj kartę, aż ramię w rogu wskaże południowy zachód, i wsuń ją od wschodniego końca rzędu 2.</translation>
    </message>
    <message>
        <source>Ann needs a pathway from west to east. This one leads from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann potrzebuje drogi z zachodu na wschód. Ta prowadzi z północy na południe.</translation>
    </message>
    <message>
        <source>Follow the pathway down from c5: it reaches the south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Idź drogą w dół od c5: dochodzi na południe.</translation>
    </message>
    <message>
        <source>You can take a card, turn it and push it in, and you know how a push moves a line of cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Umiesz wziąć kartę, obrócić ją i wsunąć, a także widzisz, jak przesuwa się linia.</translation>
    </message>
    <message>
        <source>Ann has taken the card on c3. Every row and column has two ends, at the edge of the board. Tap every end where she may push the card in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ann wzięła kartę z c3. Wokół planszy są końce rzędów i kolumn. Zaznacz wszystkie, od których może ją wsunąć.</translation>
    </message>
    <message>
        <source>The gap is in both row 1 and column e. Each of them has one end that isn’t next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Lukę mają rząd 1 i kolumna e. Każde z nich ma jeden koniec, który nie leży tuż przy luce.</translation>
    </message>
    <message>
        <source>Four is correct for a card from inside the board. For e1, two of the four ends are next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Tyle końców ma karta ze środka. Przy e1 dwa z czterech leżą tuż przy luce.</translation>
    </message>
    <message>
        <source>You can follow a pathway: across a side where two arms meet, and across a point where four face-up cards meet.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Umiesz prześledzić drogę: przez bok, na którym spotykają się dwa ramiona, i przez punkt, wokół którego odkryte są wszystkie cztery karty.</translation>
    </message>
    <message>
        <source>Without a face-up card on b3, nothing is joined across the point between a3 and b4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Bez karty na b3 nic się nie łączy przez punkt między a3 a b4.</translation>
    </message>
    <message>
        <source>Three cards are joined now, but the push moves a face-down card to b3.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Tyle jest ich teraz. Ale na b3 przesuwa się zakryta karta.</translation>
    </message>
    <message>
        <source>You know how a pathway reaches the frame, and that no pathway runs along the frame.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Wiesz, jak droga sięga ramki i że nigdy wzdłuż niej nie biegnie.</translation>
    </message>
    <message>
        <source>Pathways never run along the frame. The upper cards join north and west, and the lower ones join south and west. Ben pushes in a card between them, with its corner arm to the north-east. Are north and south joined?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Drogi prowadzą po kartach, nigdy wzdłuż ramki. Dwie górne karty prowadzą z północy na zachód, dwie dolne z południa na zachód. Ben wsuwa między nie jeszcze jedną, rogiem na północny wschód. Czy północ i południe są połączone?</translation>
    </message>
    <message>
        <source>The beach joins no cards. At the point where the new card’s corner arm ends, two of the four cards are face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Plaża niczego nie łączy, a przy rogu nowej karty dwie z czterech kart są zakryte.</translation>
    </message>
    <message>
        <source>Look at the point where the corner arms of the new card and the card above meet. Are all four cards there face up?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Popatrz na punkt, w którym róg nowej karty styka się z rogiem karty nad nią. Czy wszystkie cztery karty są tam odkryte?</translation>
    </message>
    <message>
        <source>You know the three kinds of move, and when each of them is allowed.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Znasz trzy rodzaje ruchów i wiesz, kiedy każdy jest dozwolony.</translation>
    </message>
    <message>
        <source>Whoever begins makes a simple move: one face-down card. In a series, the loser of a game begins the next one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Kto zaczyna, wykonuje ruch prosty: jedną zakrytą kartą. W następnej partii zaczyna ten, kto tę przegrał.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not three.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ruch podwójny odkrywa dwie karty, nie trzy.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ruch podwójny odkrywa dwie karty, nie jedną.</translation>
    </message>
    <message>
        <source>Both cards come back face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Obie karty wracają odkryte.</translation>
    </message>
    <message>
        <source>Here Ben’s last move was a simple one. Try to take two face-down cards anyway.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Tu ostatni ruch Bena był prosty. Mimo to spróbuj wziąć dwie zakryte karty.</translation>
    </message>
    <message>
        <source>You may take two cards only in reply to an open move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Dwie karty to odpowiedź tylko na ruch otwarty.</translation>
    </message>
    <message>
        <source>You know who wins when two sides are joined, even by the opponent’s move, and how a game can end without a winner.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Wiesz, kto wygrywa, gdy ruch łączy boki, niezależnie od tego, czyj był, i jak partia może się skończyć bez zwycięzcy.</translation>
    </message>
    <message>
        <source>Ben is careless. He takes c1, turns its corner arm to the south-west, and pushes the card in at the east end of row 1. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben nie uważa. Bierze c1, obraca ją rogiem na południowy zachód i wsuwa od wschodniego końca rzędu 1. Kto wygra?</translation>
    </message>
    <message>
        <source>He made the move, but it joins Ann’s two sides.</source>
        <extracomment>trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Ruch wykonał on, ale łączy on dwa boki Ann.</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the new card on e1.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Idź drogą od a2 do e2 i w dół do nowej karty na e1.</translation>
    </message>
    <message>
        <source>If one move joins both players’ sides, whoever made that move wins. Here Ben pushes in a card on e1 that joins west to east and north to south. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Jeśli jeden ruch łączy boki obu graczy, wygrywa ten, kto go wykonał. Tu Ben wsuwa kartę w rogu e1: łączy ona zachód ze wschodem i północ z południem. Kto wygra?</translation>
    </message>
    <message>
        <source>Her pathway is complete, too, but she didn’t make the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Jej droga też jest gotowa, ale to nie ona wykonała ruch.</translation>
    </message>
    <message>
        <source>Only one player can win: here, the one who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Zwycięzca jest jeden: ten, kto wykonał ruch.</translation>
    </message>
    <message>
        <source>Whose move was it?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Czyj to był ruch?</translation>
    </message>
    <message>
        <source>Both pathways were completed at once, by Ben’s move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Obie drogi powstały naraz, w ruchu Bena.</translation>
    </message>
    <message>
        <source>In a double move, only the final position counts. Ann pushes two cards into row 2 from the east. The first, with its corner arm south-west, joins west and east. The second has its corner arm north-west. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ruch podwójny liczy się dopiero po drugiej karcie. Ann wsuwa obie od wschodniego końca rzędu 2: pierwsza, rogiem na południowy zachód, łączy zachód i wschód; druga leży rogiem na północny zachód. Kto wygrał?</translation>
    </message>
    <message>
        <source>The second push moved the first card on, so west and east are no longer joined.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Druga karta przesunęła pierwszą dalej i zachód ze wschodem znów są rozdzielone.</translation>
    </message>
    <message>
        <source>Nobody wins yet: the second push moved the first card on and broke the pathway.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Nikt: druga karta przesunęła pierwszą dalej.</translation>
    </message>
    <message>
        <source>Ann and Ben move the same cards back and forth, so the starting position returns every four turns. Ben’s next move completes the second round of four. How many times will the starting position have occurred?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ann i Ben przesuwają te same karty tam i z powrotem i co cztery tury plansza jest taka jak przedtem. Ruch Bena kończy drugą taką kolejkę. Ile razy ta pozycja była wtedy na planszy?</translation>
    </message>
    <message>
        <source>The position also occurred at the beginning and after the first round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Dokładnie ta sama pozycja była tam już wcześniej, na początku i po pierwszej kolejce.</translation>
    </message>
    <message>
        <source>The position at the beginning counts, too.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Pozycja na początku też się liczy.</translation>
    </message>
    <message>
        <source>Count the position before the first round, after it, and after the second round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Przed pierwszą kolejką, po niej i po drugiej.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to look for: pathways that fit once a line moves, and what an open move allows your opponent to do.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Za tobą cała partia i wiesz, na co patrzeć: na rzędy i kolumny, które pasują po przesunięciu, i na to, co umożliwia ruch otwarty.</translation>
    </message>
    <message>
        <source>After an open move, Ben may take two cards: one repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Po ruchu otwartym Ben ma dwie karty: jedna naprawia jego drogę, druga ją kończy.</translation>
    </message>
    <message>
        <source>You know the turns of Expert: one card on the very first turn, and after that always two face-down cards or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Znasz tury w grze Expert: w pierwszej jedna karta, potem zawsze dwie zakryte albo jedna odkryta.</translation>
    </message>
    <message>
        <source>Cards, pushes and pathways work as in standard TRYPSYLON, whose course covers all cases. Ann joins west and east; Ben joins north and south. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Karty, wsuwanie i drogi działają jak w TRYPSYLON; wszystkie przypadki pokazuje jego własny kurs. Ann łączy zachód i wschód, Ben północ i południe. Zaznacz wszystkie karty połączone z zachodem.</translation>
    </message>
    <message>
        <source>Look for four cards at the upper left, and two at the lower left.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Cztery karty u góry po lewej i dwie u dołu po lewej.</translation>
    </message>
    <message>
        <source>A pathway continues wherever arms meet. Pathways from the west are drawn in gold.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Droga idzie dalej tam, gdzie spotykają się ramiona kart. Drogi z zachodu są narysowane na złoto.</translation>
    </message>
    <message>
        <source>Ann can win here with one face-up card. Take it, and push it in again.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ann może tu wygrać jedną odkrytą kartą. Weź ją i wsuń z powrotem.</translation>
    </message>
    <message>
        <source>Taking one face-up card is an open move. You may take any face-up card except the one that was pushed in last.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Wziąć jedną odkrytą kartę to ruch otwarty. Wolno wziąć każdą taką kartę oprócz tej, którą wsunięto ostatnio.</translation>
    </message>
    <message>
        <source>You can make a double move: take two cards, then push in both, in the right order.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Umiesz wykonać ruch podwójny: najpierw zdjąć dwie karty, potem dwa razy wsunąć, a kolejność ma znaczenie.</translation>
    </message>
    <message>
        <source>Ann has taken the cards on b2 and d2. Tap every end of a row or column where she may push in the first card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann wzięła karty z b2 i d2. Zaznacz wszystkie końce rzędów i kolumn, przy których może wsunąć pierwszą.</translation>
    </message>
    <message>
        <source>That is where the first card goes in, but then the second card comes in at the same end.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Tam jest wsuwana. Potem od tego samego końca wchodzi druga karta.</translation>
    </message>
    <message>
        <source>It goes in on a2, and the second push moves it on by only one cell.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Wchodzi na a2, a drugie wsunięcie przesuwa ją o jedno pole dalej.</translation>
    </message>
    <message>
        <source>You know what happens when only two cards, one card or none are left face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Wiesz, co się dzieje, gdy kończą się karty: zakryte są dwie, jedna albo żadna.</translation>
    </message>
    <message>
        <source>Ben takes c1 and d1 and pushes both in at the east end of row 1: first one with its corner arm north-east, then one with its corner arm south-west. Who wins?</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ben bierze c1 i d1 i wsuwa obie od wschodniego końca rzędu 1, pierwszą rogiem na północny wschód, drugą na południowy zachód. Kto wygra?</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the card on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Idź drogą od a2 do e2 i w dół do karty na e1.</translation>
    </message>
    <message>
        <source>You have played a whole game of Expert, and you know that a pathway lacking only two cards is a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Za tobą cała partia Expert. Droga, której brakuje dwóch kart, to groźba.</translation>
    </message>
    <message>
        <source>Ben pushes in two cards in one turn, and that completes his pathway down column a.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben wsuwa dwie karty w jednej turze, a wtedy kolumna a prowadzi od końca do końca.</translation>
    </message>
    <message>
        <source>You are Ann, on E1. Each round, you set out in one of six directions and score a point for each cell you enter. Choose the best direction: tap its arrow beside the board, or the next cell that way.</source>
        <extracomment>highway/1</extracomment>
        <translation>Jesteś Ann, na swoim polu startowym E1. W każdej rundzie wyruszasz w jednym z sześciu kierunków, a każde pole, na które wjedziesz, to punkt. Wybierz najlepszy kierunek strzałką obok planszy albo kliknij sąsiednie pole po tej stronie.</translation>
    </message>
    <message>
        <source>Players tied for the most points share the win, except the player who ended the game. Ann completes α with D3–E3, and she and Ben have 7 points each. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Gracze z taką samą, największą liczbą punktów dzielą zwycięstwo, oprócz tego, kto zakończył partię. Ann kończy α ścieżką D3–E3 i oboje z Benem mają po 7 punktów. Kto wygra?</translation>
    </message>
    <message>
        <source>Three is right for a card on an edge, but e1 is in a corner.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Tyle końców ma karta z krawędzi, która nie leży w rogu.</translation>
    </message>
    <message>
        <source>One of the two cells touches groups of both players. Whoever plays there connects two of their own groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Jedno z dwóch pól styka się z grupami obojga graczy. Kto tam zagra, połączy swoje.</translation>
    </message>
    <message>
        <source>C3 joined two of Ann’s groups into a single group of eight stones. Ben’s largest group has seven.</source>
        <extracomment>byg/1</extracomment>
        <translation>C3 połączyło dwie grupy Ann w jedną z ośmiu kamieni. Największa grupa Bena ma siedem.</translation>
    </message>
    <message>
        <source>But many groups make you faster. On each turn, you may place as many stones as you have groups when the turn begins, up to three. Ben is about to play A1 (ringed). How many stones may Ann place next?</source>
        <extracomment>byg/1</extracomment>
        <translation>Ale duże grupy są powolne. W każdej turze możesz postawić tyle kamieni, ile masz grup na jej początku, najwyżej trzy. Ben zaraz zagra na A1, na pole z pierścieniem. Ile kamieni może potem postawić Ann?</translation>
    </message>
    <message>
        <source>This is the whole game: many groups early to place many stones, and one large group late to win.</source>
        <extracomment>byg/1</extracomment>
        <translation>To cała gra: najpierw wiele grup, żeby stawiać wiele kamieni, a pod koniec jedna duża grupa, żeby wygrać.</translation>
    </message>
    <message>
        <source>You can see a group’s liberties, and what a stone on a liberty does: extend one group or join several. Stones are never captured.</source>
        <extracomment>byg/3</extracomment>
        <translation>Widzisz oddechy grupy i wiesz, co robi postawiony na nich kamień: powiększa jedną grupę albo łączy kilka. Kamieni nigdy się nie zbija.</translation>
    </message>
    <message>
        <source>F2 has grown, but it isn’t connected to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 urosło, ale nie jest połączone z dużą grupą.</translation>
    </message>
    <message>
        <source>It stays, but no longer counts</source>
        <extracomment>byg/3</extracomment>
        <translation>Zostanie, ale już się nie liczy</translation>
    </message>
    <message>
        <source>Nothing is ever captured. A1 can’t grow any more, but it still counts as a group and gives Ann a stone each turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>Niczego się nie zbija. A1 nie może już rosnąć, ale nadal liczy się jako grupa i w każdej turze daje Ann kamień.</translation>
    </message>
    <message>
        <source>You needn’t place all your stones. Place just one, beside B2, and end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Nie musisz stawiać wszystkich kamieni. Postaw tylko jeden, obok B2, i zakończ turę.</translation>
    </message>
    <message>
        <source>There is an upper limit.</source>
        <extracomment>byg/4</extracomment>
        <translation>Jest górna granica.</translation>
    </message>
    <message>
        <source>A turn never has more than three stones. A fourth or fifth group helps only if you join groups later.</source>
        <extracomment>byg/4</extracomment>
        <translation>Nigdy więcej niż trzy. Czwarta lub piąta grupa przydaje się tylko wtedy, gdy później połączysz inne.</translation>
    </message>
    <message>
        <source>Each of the three stones should touch a different group of Ann’s, and none should join two.</source>
        <extracomment>byg/4</extracomment>
        <translation>Każdy z trzech kamieni powinien stykać się z inną grupą Ann i żaden nie powinien łączyć dwóch.</translation>
    </message>
    <message>
        <source>You can close in on one of Ben’s groups from several sides in a single turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>W jednej turze możesz napierać na grupę Bena z kilku stron.</translation>
    </message>
    <message>
        <source>You can join groups, you know what joining costs, and you can see which cells connect or cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>Umiesz łączyć grupy, wiesz, ile to kosztuje, i widzisz, które pole łączy lub rozcina.</translation>
    </message>
    <message>
        <source>All of Ann’s stones are connected now. How many groups is that?</source>
        <extracomment>byg/6</extracomment>
        <translation>Wszystkie kamienie Ann są teraz połączone. Ile to grup?</translation>
    </message>
    <message>
        <source>No single stone can join all three of Ann’s groups any more. Your opponent’s best connecting cell is often your best cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>Żaden pojedynczy kamień Ann nie połączy już wszystkich trzech. Pole, które najlepiej łączy grupy przeciwnika, to często najlepsze miejsce, by je rozciąć.</translation>
    </message>
    <message>
        <source>Ben takes C3 and connects all his stones. Ann’s largest group is much smaller.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ben zajmuje C3 i łączy wszystkie swoje kamienie. Największa grupa Ann jest o wiele mniejsza.</translation>
    </message>
    <message>
        <source>What happens when one of two players resigns?</source>
        <extracomment>byg/7</extracomment>
        <translation>Co się dzieje, gdy jedno z dwojga graczy się poddaje?</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: many groups early, connections late, and an eye for cells that do two jobs.</source>
        <extracomment>byg/8</extracomment>
        <translation>Za tobą cała partia: wcześnie wiele grup, późno połączenia i oko na pola, które robią dwie rzeczy naraz.</translation>
    </message>
    <message>
        <source>More stones aren’t always better. Ann could place several here, but only one cell matters: it connects C1 to the large group and keeps Ben’s groups apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Więcej kamieni nie zawsze znaczy lepiej. Ann mogłaby tu postawić kilka, ale ważne jest tylko jedno pole: łączy C1 z dużą grupą i rozdziela grupy Bena.</translation>
    </message>
    <message>
        <source>Ann has three walls and three paths. A swap never changes how many of each you have.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Trzy mury i trzy ścieżki. Zamiana nigdy nie zmienia ich liczby.</translation>
    </message>
    <message>
        <source>In one of these turns, the swap would change the same link twice.</source>
        <extracomment>bypass/3</extracomment>
        <translation>W jednej z tych tur zamiana zmieniłaby to samo połączenie dwa razy.</translation>
    </message>
    <message>
        <source>You can see loops coming, and repair a loop with a swap before your turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Widzisz, kiedy grozi pętla, i umiesz naprawić ją zamianą, zanim skończy się tura.</translation>
    </message>
    <message>
        <source>By closing a loop and swapping one of its paths away, you can move a route in a single turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Zamknąć pętlę i zamianą usunąć z niej jedną ścieżkę: tak w jednej turze przesuwa się trasę.</translation>
    </message>
    <message>
        <source>Every hex must keep a link without a wall. Its last such link can only take a path, unless a swap turns one of its walls into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Każdy heks musi zachować połączenie bez muru. Jeśli zamiana nie otworzy innego, ostatnie takie połączenie może dostać tylko ścieżkę.</translation>
    </message>
    <message>
        <source>Walls needn’t form a ring: together with the edge of the board, they can cut hexes off, too. Ann draws B1–B2 and the wall E1|E2. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Mury nie muszą tworzyć pierścienia: krawędź planszy też zamyka heksy. Ann rysuje B1–B2 i mur E1|E2. Ile heksów jest wtedy odciętych?</translation>
    </message>
    <message>
        <source>You know who wins: the player with the most points. In a tie, the player who ended the game doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Wiesz, kto wygrywa: gracz, który ma najwięcej punktów. Przy równym wyniku ten, kto zakończył partię, nie dzieli zwycięstwa.</translation>
    </message>
    <message>
        <source>Ann and Cleo share the win, as neither ended the game. With three players, watch out for an ending that suits both your opponents.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Dzielą zwycięstwo, bo żadna z nich nie zakończyła partii. Gdy graczy jest troje, dwoje może skorzystać na tym samym zakończeniu: zważaj, co pasuje obojgu przeciwnikom.</translation>
    </message>
    <message>
        <source>Pieces on the board help to bring in more, so early moves are worth the most.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Pionki na planszy pomagają wprowadzać następne, więc wczesne ruchy są warte najwięcej.</translation>
    </message>
    <message>
        <source>Travellers don’t block each other. Only the edge stops Ben.</source>
        <extracomment>highway/1</extracomment>
        <translation>Podróżnicy nie blokują się nawzajem. Bena zatrzymuje dopiero krawędź.</translation>
    </message>
    <message>
        <source>Ann and Ben collided, so both go home. That hurts the leader more.</source>
        <extracomment>highway/5</extracomment>
        <translation>Oboje się zderzyli, więc oboje wracają na start. Bardziej szkodzi to temu, kto prowadzi.</translation>
    </message>
    <message>
        <source>Don’t spend a turn on places that only you can use. Save them for later.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Nie trać tury na miejsca, z których tylko ty możesz skorzystać. Zostaw je na później.</translation>
    </message>
    <message>
        <source>Every piece can be a stepping stone for everybody.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Każdy pionek może każdemu posłużyć za most.</translation>
    </message>
    <message>
        <source>Only half of all rolls are even. Ann has rolled two: what should she do at once?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Parzysty jest tylko co drugi rzut. Ann ma dwa ruchy. Co powinna zrobić od razu?</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>początkujący</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>rekreacyjny</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>solidny</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>wprawny</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>silny</translation>
    </message>
    <message>
        <source>very strong</source>
        <translation>bardzo silny</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>pełna siła</translation>
    </message>
    <message>
        <source>match my strength</source>
        <comment>in place of a level: easy</comment>
        <translation>dopasowany do mnie</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <comment>the number of a level, what it is called</comment>
        <translation>poziom %1 (%2)</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <comment>level 3 (casual)</comment>
        <translation>Komputer, %1</translation>
    </message>
    <message>
        <source>Match my strength: %1</source>
        <comment>level 3 (casual)</comment>
        <translation>Dopasowany do mnie: %1</translation>
    </message>
    <message>
        <source>Match my strength (%1)</source>
        <comment>a level’s number</comment>
        <translation>Dopasowany do mnie (%1)</translation>
    </message>
</context>
<context>
    <name>MakerTexts</name>
    <message>
        <source>This code was made by a newer version of Byways.</source>
        <translation>Ten kod utworzyła nowsza wersja Byways.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of the size in this code.</source>
        <translation>Byways nie układa łamigłówek w rozmiarze, który podaje ten kod.</translation>
    </message>
    <message numerus="yes">
        <source>The best known solution takes %n move(s).</source>
        <translation>
            <numerusform>Najlepsze znane rozwiązanie: %n ruch.</numerusform>
            <numerusform>Najlepsze znane rozwiązanie: %n ruchy.</numerusform>
            <numerusform>Najlepsze znane rozwiązanie: %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code has a typing error.</source>
        <translation>W tym kodzie jest literówka.</translation>
    </message>
    <message>
        <source>This isn’t a complete code yet. Codes look like CJ-1-1Z0042-K.</source>
        <translation>To jeszcze nie jest cały kod. Kody wyglądają tak: CJ-1-1Z0042-K.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of this kind.</source>
        <translation>Byways nie układa takich łamigłówek.</translation>
    </message>
    <message>
        <source>Medium or hard</source>
        <translation>Średni lub trudny</translation>
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
        <translation>Stawianie pionka pierwszego lub drugiego twojego koloru</translation>
    </message>
    <message>
        <source>Between equal players, whoever starts usually loses: let the stronger player start.</source>
        <translation>Wśród równych sobie zaczynający zwykle przegrywa: niech zaczyna silniejszy gracz.</translation>
    </message>
</context>
<context>
    <name>MonoFacts</name>
    <message>
        <source>makes a shared line that %1 can claim</source>
        <comment>what a turn does; a player</comment>
        <translation>tworzy wspólną linię, którą %1 może zgłosić</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s) instead of %2</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>zostawia %n miejsce zamiast %2 (%1)</numerusform>
            <numerusform>zostawia %n miejsca zamiast %2 (%1)</numerusform>
            <numerusform>zostawia %n miejsc zamiast %2 (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>zostawia %n miejsce (%1)</numerusform>
            <numerusform>zostawia %n miejsca (%1)</numerusform>
            <numerusform>zostawia %n miejsc (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.</source>
        <comment>two players</comment>
        <translation>
            <numerusform>%1 ma %n miejsce, którego nikt nie odbierze, %2 może znaleźć najwyżej %3, a kto nie znajdzie żadnego, przegrywa.</numerusform>
            <numerusform>%1 ma %n miejsca, których nikt nie odbierze, %2 może znaleźć najwyżej %3, a kto nie znajdzie żadnego, przegrywa.</numerusform>
            <numerusform>%1 ma %n miejsc, których nikt nie odbierze, %2 może znaleźć najwyżej %3, a kto nie znajdzie żadnego, przegrywa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoRules</name>
    <message>
        <source>Two sides take turns putting pieces on the board. No line may ever hold pieces of both sides. The last player who can place a piece wins.</source>
        <translation>Dwie strony na zmianę stawiają pionki na planszy. Na żadnej linii nie mogą stać pionki obu stron. Wygrywa ten, kto ostatni znajdzie miejsce.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>Put one of your pieces on an empty place where lines meet. The piece takes &lt;b&gt;every line&lt;/b&gt; that runs through that place or ends there, along its whole length. Neither side may put a piece on a line that the other side holds.</source>
        <translation>Postaw jeden ze swoich pionków na pustym miejscu, w którym spotykają się linie. Zajmuje on &lt;b&gt;każdą linię&lt;/b&gt;, która przez to miejsce przechodzi lub tam się kończy, od końca do końca. Linia, którą zajmujesz, jest zamknięta dla drugiej strony, i na odwrót.</translation>
    </message>
    <message>
        <source>A white piece and a black piece. The lines that each of them holds are tinted in their owner’s colour.</source>
        <translation>Biały i czarny pionek. Linie, które zajmuje każdy z nich, mają kolor swojego właściciela.</translation>
    </message>
    <message>
        <source>Each side holds the lines through its piece. Neither side may put a piece on the other’s lines.</source>
        <translation>Każda strona zajmuje linie przechodzące przez jej pionek. Żadnej nie wolno stawiać na linii drugiej strony.</translation>
    </message>
    <message>
        <source>You may try your piece in different places before you end the turn. After that, it never moves. One side has the white and red pieces, the other has the black and blue ones: twenty pieces each. Which of your two colours you use makes no difference.</source>
        <translation>Zanim zakończysz turę, możesz przymierzyć pionek tu i tam. Potem już się nie rusza. Jedna strona ma pionki białe i czerwone, druga czarne i niebieskie, po dwadzieścia. Który ze swoich dwóch kolorów bierzesz, nie ma znaczenia.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Count the pieces: if all forty find a place, the start player is the first to have none left, and loses. So the start player has to close lines, and the other player has to keep them open.</source>
        <translation>Licz pionki: jeśli miejsce znajdzie wszystkie czterdzieści, pierwszemu zabraknie ich graczowi rozpoczynającemu i to on przegrywa. Gracz rozpoczynający musi więc zamykać linie, a drugi utrzymywać je otwarte.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi ta gra</translation>
    </message>
    <message>
        <source>Mono-Line is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Mono-Line to gra, której autorem jest Arthur Blumberg, wydana przez Kadon Enterprises w zestawie Over-Pass. Pokazana tu plansza jest rekonstrukcją.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <translation>Tryb ścisły</translation>
    </message>
    <message>
        <source>At the start of your turn, you may &lt;b&gt;claim&lt;/b&gt; that a line holds pieces of both sides. If a line does, you win at once, whoever made the mistake. If no line does, you lose nothing, but you may claim only once a turn.</source>
        <translation>Na początku swojej tury możesz dokonać &lt;b&gt;zgłoszenia&lt;/b&gt;. Jeśli na jakiejś linii stoją pionki obu stron, od razu wygrywasz, niezależnie od tego, kto popełnił błąd. Jeśli takiej linii nie ma, nic nie tracisz, ale w turze wolno zgłaszać tylko raz.</translation>
    </message>
    <message>
        <source>A red piece and a blue piece on the same line, which is lit.</source>
        <translation>Czerwony i niebieski pionek na tej samej linii, która jest podświetlona.</translation>
    </message>
    <message>
        <source>A player without a free place may resign, or put a piece on a taken line and hope that nobody notices.</source>
        <translation>Gracz bez wolnego miejsca może poddać partię albo postawić pionek na zajętej linii w nadziei, że nikt tego nie zauważy.</translation>
    </message>
    <message>
        <source>Whoever can’t place a piece on their turn loses.</source>
        <translation>Kto w swojej turze nie może postawić pionka, przegrywa.</translation>
    </message>
    <message>
        <source>In the friendly game, the program doesn’t let you put a piece on one of the other side’s lines, and says which line it is. In the &lt;b&gt;strict&lt;/b&gt; game, you may use any empty place, even by mistake. So keep an eye on the lines.</source>
        <translation>W trybie przyjaznym program nie pozwala stawiać na linii drugiej strony i mówi, która to linia. W trybie &lt;b&gt;ścisłym&lt;/b&gt; można zająć każde puste miejsce, nawet przez pomyłkę. Miej więc linie na oku.</translation>
    </message>
    <message>
        <source>The blue piece shares a line with the red one. Whoever claims first wins.</source>
        <translation>Niebieski pionek ma wspólną linię z czerwonym. Wygrywa ten, kto pierwszy to zgłosi.</translation>
    </message>
</context>
<context>
    <name>MonoTexts</name>
    <message>
        <source>All ten %1 pieces are on the board. Take your other colour.</source>
        <translation>Kolor %1 ma na planszy już wszystkie dziesięć pionków. Weź swój drugi kolor.</translation>
    </message>
    <message>
        <source>You place only one piece each turn. To try another place, take back the piece on %1.</source>
        <translation>W turze stawia się jeden pionek. Aby przymierzyć inne miejsce, wycofaj pionek z %1.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>Na %1 stoi już pionek.</translation>
    </message>
    <message>
        <source>Put a piece on an empty place before you end the turn.</source>
        <translation>W turze stawia się pionek. Najpierw postaw go na pustym miejscu.</translation>
    </message>
    <message>
        <source>In the friendly game, there is nothing to claim: nobody can put a piece on the other player’s lines.</source>
        <translation>W trybie przyjaznym nie ma czego zgłaszać: nikt nie może postawić pionka na linii drugiego gracza.</translation>
    </message>
    <message>
        <source>You may claim only once a turn, and your claim this turn was wrong.</source>
        <translation>Tylko jedno zgłoszenie na turę, a to z tej tury było błędne.</translation>
    </message>
    <message>
        <source>%1 has no piece left to place.</source>
        <translation>%1 nie ma już pionka do postawienia.</translation>
    </message>
    <message>
        <source>Claims a shared line</source>
        <translation>Zgłasza wspólną linię</translation>
    </message>
    <message>
        <source>Try other places if you like. Nothing is final until you end the turn.</source>
        <translation>Możesz przymierzyć inne miejsca. Po zakończeniu tury pionek zostaje.</translation>
    </message>
    <message>
        <source>No piece is left to place.</source>
        <translation>Nie ma już pionka do postawienia.</translation>
    </message>
    <message>
        <source>A piece is placed</source>
        <translation>Pionek postawiony</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Postaw pionek</translation>
    </message>
    <message>
        <source>No shared line: the claim was wrong</source>
        <translation>Brak wspólnej linii: błędne zgłoszenie</translation>
    </message>
    <message>
        <source>You can’t claim after placing</source>
        <translation>Po postawieniu bez zgłoszenia</translation>
    </message>
    <message>
        <source>You may claim before you place</source>
        <translation>Zgłoszenie, zanim postawisz</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open to you</source>
        <translation>
            <numerusform>%n miejsce dla ciebie</numerusform>
            <numerusform>%n miejsca dla ciebie</numerusform>
            <numerusform>%n miejsc dla ciebie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>jeszcze %n pionek</numerusform>
            <numerusform>jeszcze %n pionki</numerusform>
            <numerusform>jeszcze %n pionków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) held</source>
        <translation>
            <numerusform>%n zajęta linia</numerusform>
            <numerusform>%n zajęte linie</numerusform>
            <numerusform>%n zajętych linii</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a shared line</source>
        <translation>Zgłoś wspólną linię</translation>
    </message>
    <message>
        <source>Give up: no piece left</source>
        <translation>Poddaj: brak pionków</translation>
    </message>
    <message>
        <source>%1 was right to claim: the pieces on %2 share a line.</source>
        <comment>a player, places</comment>
        <translation>%1 zgłasza słusznie: pionki na %2 mają wspólną linię.</translation>
    </message>
    <message>
        <source>Place a piece on any empty place, and mind %1’s lines.</source>
        <translation>Postaw pionek na dowolnym pustym miejscu i uważaj na linie, które zajmuje %1.</translation>
    </message>
    <message>
        <source>Place a piece where %1 holds no line.</source>
        <translation>Postaw pionek tam, gdzie %1 nie zajmuje żadnej linii.</translation>
    </message>
    <message>
        <source>%1 has no place left that is free of %2’s lines.</source>
        <translation>%1 nie ma już miejsca wolnego od linii, które zajmuje %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n place(s) open to you</source>
        <translation>
            <numerusform>Tylko %n miejsce dla ciebie</numerusform>
            <numerusform>Tylko %n miejsca dla ciebie</numerusform>
            <numerusform>Tylko %n miejsc dla ciebie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open</source>
        <translation>
            <numerusform>%n wolne miejsce</numerusform>
            <numerusform>%n wolne miejsca</numerusform>
            <numerusform>%n wolnych miejsc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) left. Whoever has none at the start of a turn loses.</source>
        <translation>
            <numerusform>Został tylko %n pionek. Kto na początku swojej tury nie ma żadnego, przegrywa.</numerusform>
            <numerusform>Zostały tylko %n pionki. Kto na początku swojej tury nie ma żadnego, przegrywa.</numerusform>
            <numerusform>Zostało tylko %n pionków. Kto na początku swojej tury nie ma żadnego, przegrywa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 pieces belong to %2.</source>
        <translation>Kolor %1 należy do gracza: %2.</translation>
    </message>
    <message>
        <source>%1 shares lines with %2’s pieces on %3.</source>
        <translation>%1 leży na wspólnych liniach z pionkami na %3 (%2).</translation>
    </message>
    <message>
        <source>%1 shares a line with %2’s piece on %3.</source>
        <translation>%1 leży na jednej linii z pionkiem na %3 (%2).</translation>
    </message>
</context>
<context>
    <name>OverPassFace</name>
    <message>
        <source>Over-Pass, Mono-Line, challenges</source>
        <translation>Over-Pass, Mono-Line, wyzwania solo</translation>
    </message>
</context>
<context>
    <name>OverPassFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>sprowadza do domu %n pionek</numerusform>
            <numerusform>sprowadza do domu %n pionki</numerusform>
            <numerusform>sprowadza do domu %n pionków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reaches %n exit(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>dociera do %n wyjścia</numerusform>
            <numerusform>dociera do %n wyjść</numerusform>
            <numerusform>dociera do %n wyjść</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the exits</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>zbliża pionki (%1) do wyjść o %n krok</numerusform>
            <numerusform>zbliża pionki (%1) do wyjść o %n kroki</numerusform>
            <numerusform>zbliża pionki (%1) do wyjść o %n kroków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassRules</name>
    <message>
        <source>The ten pieces of each colour come in through the middle of the board, one each turn, and have to leave at the board’s eight points. They travel by passing over chains of other pieces, so everybody builds roads for everybody else.</source>
        <translation>Dziesięć pionków każdego koloru wchodzi przez środek planszy, po jednym w turze, i musi wydostać się przez osiem jej wyjść. Wędrują, przechodząc nad łańcuchami innych pionków, więc każdy buduje drogi dla wszystkich.</translation>
    </message>
    <message>
        <source>Pieces stand where lines meet. Two places are &lt;b&gt;next to each other&lt;/b&gt; if one comes right after the other on a line. The dark square in the middle is &lt;b&gt;O&lt;/b&gt;, and the eight outermost points are the &lt;b&gt;exits&lt;/b&gt;. Two pieces of each colour begin around O; the other eight wait in the reserve.</source>
        <translation>Pionki stoją w punktach, w których spotykają się linie. Dwa punkty leżą &lt;b&gt;obok siebie&lt;/b&gt;, jeśli sąsiadują ze sobą na linii. Ciemny kwadrat na środku to &lt;b&gt;O&lt;/b&gt;, a osiem skrajnych punktów to &lt;b&gt;wyjścia&lt;/b&gt;. Dwa pionki każdego koloru zaczynają wokół O, osiem pozostałych czeka w rezerwie.</translation>
    </message>
    <message>
        <source>The whole board. Two pieces of each colour stand around the middle, opposite each other. The reserves and homes are in the corners.</source>
        <translation>Cała plansza. Wokół środka stoją po dwa pionki każdego koloru, naprzeciw siebie. Rezerwy i domy leżą w rogach.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>Początek. We dwoje każdy ma dwa kolory: jedna osoba biały i czerwony, druga czarny i niebieski. Gdy gra troje, nie ma niebieskiego.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. If your colour still has pieces in reserve, one of them is put on O. Then you roll both dice, and the &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may use fewer, but unused moves are lost.</source>
        <translation>Kolory grają po kolei: biały, czarny, czerwony, niebieski. Jeśli w twojej rezerwie jest jeszcze pionek, jeden z nich trafia na O. Potem rzucasz obiema kośćmi, a &lt;b&gt;suma&lt;/b&gt; to liczba twoich ruchów. Możesz wykorzystać ich mniej. Co zostaje, przepada.</translation>
    </message>
    <message>
        <source>You may move pieces of &lt;b&gt;any colour&lt;/b&gt;, your own and the others’. The exception is a piece on an exit: only its owner may move it.</source>
        <translation>Możesz ruszać pionkami &lt;b&gt;dowolnego koloru&lt;/b&gt;, własnymi i cudzymi. Wyjątek: pionkiem na wyjściu rusza tylko jego właściciel.</translation>
    </message>
    <message>
        <source>There are four kinds of move. An Over-Pass, a Trade and an Exit take &lt;b&gt;one&lt;/b&gt; move each; a Slide takes &lt;b&gt;two&lt;/b&gt;. A place can hold only one piece.</source>
        <translation>Są cztery rodzaje ruchów. Over-Pass, Wymiana i Wyjście kosztują po &lt;b&gt;jednym&lt;/b&gt; ruchu, Przesunięcie &lt;b&gt;dwa&lt;/b&gt;. W jednym punkcie może stać tylko jeden pionek.</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message>
        <source>A piece travels over a chain of one or more pieces, each next to the one before, and lands on an empty place next to the last one. The chain may &lt;b&gt;turn&lt;/b&gt; at every piece, as often as you like.</source>
        <translation>Pionek wędruje nad łańcuchem z jednego lub kilku pionków, z których każdy stoi obok poprzedniego, i ląduje na pustym punkcie obok ostatniego z nich. Łańcuch może &lt;b&gt;skręcać&lt;/b&gt; przy każdym pionku, ile razy chcesz.</translation>
    </message>
    <message>
        <source>A white piece passes over a black one, turns, passes over a red one, turns again, and lands on the empty place next to the red piece.</source>
        <translation>Biały pionek przechodzi nad czarnym, skręca, przechodzi nad czerwonym, znów skręca i ląduje na pustym punkcie za nim.</translation>
    </message>
    <message>
        <source>The white piece passes over the black and the red piece, turning twice. That is one move.</source>
        <translation>Biały pionek przechodzi nad czarnym i czerwonym, przez dwa zakręty. To jeden ruch.</translation>
    </message>
    <message>
        <source>A piece can pass over all other colours, but not over a piece of &lt;b&gt;its own colour&lt;/b&gt;. It can’t pass the same place twice.</source>
        <translation>Nie może przejść nad pionkiem &lt;b&gt;własnego koloru&lt;/b&gt; i przez żaden punkt nie przechodzi dwa razy. Może przechodzić nad wszystkimi innymi kolorami.</translation>
    </message>
    <message>
        <source>The same pieces, but the second one in the chain is also white. The move is refused, and the second piece lights up.</source>
        <translation>Te same pionki, ale drugi w łańcuchu też jest biały. Lądowanie jest niedozwolone, a ten pionek jest podświetlony.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>Two pieces of &lt;b&gt;different colours&lt;/b&gt; may change places, however far apart, if they are on two &lt;b&gt;different lines that are parallel&lt;/b&gt;. Only a line that runs through a piece’s place counts, not one that ends there.</source>
        <translation>Dwa pionki &lt;b&gt;różnych kolorów&lt;/b&gt; zamieniają się miejscami, choćby były daleko od siebie, jeśli stoją na dwóch &lt;b&gt;różnych liniach równoległych&lt;/b&gt;. Linia musi przechodzić przez punkt: ta, która tylko się tam kończy, się nie liczy.</translation>
    </message>
    <message>
        <source>A white piece on an outer line and a red piece on an inner line that is parallel to it. Both lines are lit.</source>
        <translation>Biały pionek na linii zewnętrznej i czerwony na równoległej do niej linii wewnętrznej. Obie linie są podświetlone.</translation>
    </message>
    <message>
        <source>White and red are on two parallel lines, so they may change places. Any player may make this trade.</source>
        <translation>Biały i czerwony stoją na dwóch liniach równoległych, więc mogą zamienić się miejscami. Każdy może to zrobić.</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Przesunięcie</translation>
    </message>
    <message>
        <source>A piece moves along a line to the next place, if that place is empty and &lt;b&gt;farther out&lt;/b&gt;, away from O. A slide costs two moves.</source>
        <translation>Pionek przesuwa się po linii na następny punkt, jeśli ten jest pusty i leży &lt;b&gt;dalej na zewnątrz&lt;/b&gt;, dalej od O. Przesunięcie kosztuje dwa ruchy.</translation>
    </message>
    <message>
        <source>A blue piece with arrows to the two places next to it that are farther out.</source>
        <translation>Niebieski pionek ze strzałkami do dwóch sąsiednich punktów, które leżą dalej na zewnątrz.</translation>
    </message>
    <message>
        <source>The blue piece can slide to two places. The other places next to it aren’t farther out.</source>
        <translation>Niebieski pionek może przesunąć się na dwa punkty. Inne sąsiednie nie leżą dalej na zewnątrz.</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Wyjścia</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded and can’t slide. Only its owner may move it. It goes home with an &lt;b&gt;Exit&lt;/b&gt;, on a turn of its own colour, or makes an Over-Pass along the &lt;b&gt;outer edge&lt;/b&gt;: over pieces on the edge, to a place on the edge.</source>
        <translation>Pionka na wyjściu nie można wymienić ani przesunąć. Może nim ruszyć tylko jego właściciel. Pionek idzie do domu ruchem &lt;b&gt;Wyjście&lt;/b&gt;, w turze swojego koloru, albo przechodzi po &lt;b&gt;obwodzie&lt;/b&gt;: nad stojącymi tam pionkami, na punkt na obwodzie.</translation>
    </message>
    <message>
        <source>As long as any reserve holds a piece, of whatever colour, an Exit needs an &lt;b&gt;even roll&lt;/b&gt;. Once all reserves are empty, any roll will do.</source>
        <translation>Dopóki w jakiejkolwiek rezerwie jest pionek, wszystko jedno jakiego koloru, Wyjście wymaga &lt;b&gt;parzystego rzutu&lt;/b&gt;. Gdy wszystkie rezerwy są puste, wystarczy dowolny rzut.</translation>
    </message>
    <message>
        <source>A white piece on an exit. It can go home, or pass over the red piece on the outer edge to the next exit. It can’t pass over the black piece inside.</source>
        <translation>Biały pionek na wyjściu. Może iść do domu albo przejść nad czerwonym pionkiem na obwodzie do następnego wyjścia. Nad czarnym pionkiem w środku przejść nie może.</translation>
    </message>
    <message>
        <source>The white piece can go home, or pass along the edge over the red one. It can’t pass over the black one.</source>
        <translation>Biały pionek idzie do domu albo po obwodzie nad czerwonym. Nad czarnym przejść nie może.</translation>
    </message>
    <message>
        <source>O must be empty</source>
        <translation>O musi być puste</translation>
    </message>
    <message>
        <source>When the turn ends, no piece may be on O. So save enough moves to empty it. The program refuses a move after which O could no longer be emptied.</source>
        <translation>Na końcu tury na O nie może stać żaden pionek. Zachowaj więc dość ruchów, żeby je opróżnić. Program nie pozwala na ruch, po którym nie dałoby się już opróżnić O.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi ta gra</translation>
    </message>
    <message>
        <source>Over-Pass is a game by Arthur Blumberg, published by Kadon Enterprises. The board shown here is a reconstruction.</source>
        <translation>Over-Pass to gra, której autorem jest Arthur Blumberg, wydana przez Kadon Enterprises. Pokazana tu plansza jest rekonstrukcją.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Here, the second piece is also white, so the way is blocked.</source>
        <translation>Tutaj drugi pionek też jest biały, więc droga jest zamknięta.</translation>
    </message>
    <message>
        <source>The middle of the board. A black piece and another white one are next to the white piece on O. Five places around the black piece are marked as one move away, four others next to O as two moves away.</source>
        <translation>Środek planszy. Obok białego pionka na O stoją czarny i drugi biały. Pięć punktów wokół czarnego pionka jest zaznaczonych jako jeden ruch, cztery inne obok O jako dwa.</translation>
    </message>
    <message>
        <source>Everywhere the white piece can go from O: over the black piece for one move, or by a slide for two. It can’t pass over the other white piece.</source>
        <translation>Wszystkie miejsca, na które biały pionek może przejść z O: nad czarnym za jeden ruch, przesunięciem za dwa. Nad drugim białym pionkiem przejść nie może.</translation>
    </message>
    <message>
        <source>If your roll isn’t enough to empty O in any way, the turn has no moves, and the piece on O goes back to its reserve. That is very rare.</source>
        <translation>Jeśli tym rzutem w żaden sposób nie da się opróżnić O, tura nie ma ruchów, a pionek wraca do swojej rezerwy. To bardzo rzadkie.</translation>
    </message>
    <message>
        <source>The first player to bring all ten pieces home wins at once. With two players, an option says whether one colour has to be home or both.</source>
        <translation>Kto pierwszy ma w domu wszystkie dziesięć pionków, od razu wygrywa. We dwoje opcje określają, czy wystarczy jeden kolor, czy w domu muszą być oba.</translation>
    </message>
</context>
<context>
    <name>OverPassStatus</name>
    <message>
        <source>No exit: the roll is odd</source>
        <translation>Nie wyjdziesz: rzut nieparzysty</translation>
    </message>
    <message>
        <source>No exit: no %1 piece can go home now</source>
        <comment>a colour</comment>
        <translation>Nie wyjdzie żaden %1</translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>Wszystkie ruchy wykonane. Zakończ turę.</translation>
    </message>
    <message>
        <source>Move pieces of any colour. Your roll is the number of moves.</source>
        <translation>Ruszaj pionkami dowolnego koloru, dopóki starczy ruchów z rzutu.</translation>
    </message>
    <message>
        <source>Over-Pass: 1 move</source>
        <translation>Over-Pass: 1 ruch</translation>
    </message>
    <message>
        <source>No Over-Pass</source>
        <translation>Bez Over-Passu</translation>
    </message>
    <message>
        <source>Trade: 1 move</source>
        <translation>Wymiana: 1 ruch</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Bez wymiany</translation>
    </message>
    <message>
        <source>Slide: 2 moves</source>
        <translation>Przesunięcie: 2 ruchy</translation>
    </message>
    <message>
        <source>No slide: it takes 2 moves</source>
        <translation>Bez przesunięcia: trzeba 2 ruchów</translation>
    </message>
    <message>
        <source>No slide</source>
        <translation>Bez przesunięcia</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the reserves are empty</source>
        <translation>Wyjście do domu: 1 ruch, rezerwy są puste</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the roll is even</source>
        <translation>Wyjście do domu: 1 ruch, bo rzut jest parzysty</translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied</source>
        <translation>Środkowego kwadratu, O, nie da się opróżnić</translation>
    </message>
    <message>
        <source>The Center Square, O, is empty</source>
        <translation>Środkowy kwadrat, O, jest pusty</translation>
    </message>
    <message numerus="yes">
        <source>Empty the Center Square, O: %n move(s)</source>
        <translation>
            <numerusform>Opróżnij środkowy kwadrat, O: %n ruch</numerusform>
            <numerusform>Opróżnij środkowy kwadrat, O: %n ruchy</numerusform>
            <numerusform>Opróżnij środkowy kwadrat, O: %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll. End the turn.</source>
        <translation>Tym rzutem nie da się opróżnić środkowego kwadratu, O. Zakończ turę.</translation>
    </message>
    <message>
        <source>the moves left are needed to empty O</source>
        <translation>reszta ruchów musi opróżnić O</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of move that is closed, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no chain ends at an empty place</source>
        <translation>żaden łańcuch nie kończy się pustym punktem</translation>
    </message>
    <message>
        <source>no two pieces can trade</source>
        <translation>nie ma pionków do wymiany</translation>
    </message>
    <message>
        <source>no empty place farther out</source>
        <translation>brak pustego punktu dalej na zewnątrz</translation>
    </message>
</context>
<context>
    <name>OverPassTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Na %1 nie ma pionka, którym można by się ruszyć.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where only %2 may move it.</source>
        <translation>Pionek na %1 stoi na wyjściu. Tam może nim ruszyć tylko %2.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece stands there.</source>
        <translation>%1 jest zajęte: stoi tam %2 pionek.</translation>
    </message>
    <message>
        <source>An Over-Pass can’t end on %1, where it began.</source>
        <translation>Over-Pass prowadzi gdzieś dalej. Nie może skończyć się na %1.</translation>
    </message>
    <message>
        <source>There is no piece next to %1 to pass over.</source>
        <translation>Obok %1 nie ma pionka, nad którym można by przejść.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2. Each piece has to stand next to the one before.</source>
        <translation>Z %1 na %2 nie prowadzi żaden łańcuch pionków. Każdy musi stać obok poprzedniego.</translation>
    </message>
    <message>
        <source>A piece on an exit passes only over pieces on the outer edge and stays on that edge. No such way leads from %1 to %2.</source>
        <translation>Pionek na wyjściu przechodzi tylko nad pionkami na obwodzie i zostaje na obwodzie. Z %1 na %2 nie prowadzi żadna taka droga.</translation>
    </message>
    <message>
        <source>A trade needs two pieces, but %1 is empty.</source>
        <translation>Do wymiany potrzeba dwóch pionków, a %1 jest puste.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where nothing can be traded.</source>
        <translation>Pionek na %1 stoi na wyjściu, gdzie niczego nie można wymieniać.</translation>
    </message>
    <message>
        <source>Both pieces are %1. A trade needs two different colours.</source>
        <translation>Oba pionki mają kolor %1. Do wymiany potrzeba dwóch różnych kolorów.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same line. A trade needs two different lines that are parallel.</source>
        <translation>%1 i %2 leżą na jednej linii. Do wymiany potrzeba dwóch linii równoległych.</translation>
    </message>
    <message>
        <source>No line through %1 is parallel to a line through %2. Lines that only end there don’t count.</source>
        <translation>Żadna linia przez %1 nie jest równoległa do linii przez %2. Linie, które tylko tam się kończą, nie liczą się.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit and can’t slide any farther.</source>
        <translation>Pionek na %1 stoi na wyjściu i nie może przesunąć się dalej.</translation>
    </message>
    <message>
        <source>A slide goes to the next place on a line, but %2 isn’t next to %1.</source>
        <translation>Przesunięcie prowadzi na następny punkt linii, a %2 nie leży obok %1.</translation>
    </message>
    <message>
        <source>A slide goes outwards, but %2 isn’t farther out than %1.</source>
        <translation>Przesunięcie prowadzi na zewnątrz, a %2 nie leży dalej niż %1.</translation>
    </message>
    <message>
        <source>%1 isn’t an exit. Pieces go home only from the eight exits.</source>
        <translation>%1 nie jest wyjściem. Pionki idą do domu tylko z ośmiu wyjść.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so no %1 piece can go home.</source>
        <translation>Teraz gra kolor %2, więc %1 pionek nie może iść do domu.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 piece on %2 is in the way.</source>
        <translation>Pionek nie może przejść nad własnym kolorem: na drodze stoi kolor %1, na %2.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 pieces on %2 are in the way.</source>
        <translation>Pionek nie może przejść nad własnym kolorem: na drodze stoi kolor %1, na %2.</translation>
    </message>
    <message numerus="yes">
        <source>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</source>
        <translation>
            <numerusform>%1 to liczba nieparzysta. Dopóki w rezerwach są pionki (jeszcze %n), wyjścia otwiera tylko parzysty rzut.</numerusform>
            <numerusform>%1 to liczba nieparzysta. Dopóki w rezerwach są pionki (jeszcze %n), wyjścia otwiera tylko parzysty rzut.</numerusform>
            <numerusform>%1 to liczba nieparzysta. Dopóki w rezerwach są pionki (jeszcze %n), wyjścia otwiera tylko parzysty rzut.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, and the piece goes back to its reserve.</source>
        <translation>Tym rzutem nie da się opróżnić środkowego kwadratu, O, więc ta tura nie ma ruchów. Zakończ ją, a pionek wróci do swojej rezerwy.</translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move(s), and only %1 would be left.</source>
        <translation>
            <numerusform>Środkowy kwadrat, O, musi być pusty na końcu tury. Po tym kosztowałoby to %n ruch, a do dyspozycji byłoby tylko %1.</numerusform>
            <numerusform>Środkowy kwadrat, O, musi być pusty na końcu tury. Po tym kosztowałoby to %n ruchy, a do dyspozycji byłoby tylko %1.</numerusform>
            <numerusform>Środkowy kwadrat, O, musi być pusty na końcu tury. Po tym kosztowałoby to %n ruchów, a do dyspozycji byłoby tylko %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move(s), and you have %1.</source>
        <translation>
            <numerusform>Środkowy kwadrat, O, musi być pusty na końcu tury. To kosztuje %n ruch, a do dyspozycji jest %1.</numerusform>
            <numerusform>Środkowy kwadrat, O, musi być pusty na końcu tury. To kosztuje %n ruchy, a do dyspozycji jest %1.</numerusform>
            <numerusform>Środkowy kwadrat, O, musi być pusty na końcu tury. To kosztuje %n ruchów, a do dyspozycji jest %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This home is for another colour. A %1 piece goes to its own.</source>
        <translation>To dom innego koloru, a %1 pionek idzie do własnego.</translation>
    </message>
</context>
<context>
    <name>PassOptions</name>
    <message>
        <source>To bring home</source>
        <translation>Do domu</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>Tryb ścisły</translation>
    </message>
    <message>
        <source>The player with the highest roll starts, unless you choose who starts.</source>
        <translation>Decydują kości: zaczyna najwyższy rzut. Albo wskaż, kto zaczyna.</translation>
    </message>
    <message>
        <source>Drawn by lot, unless you choose who starts.</source>
        <translation>Decyduje los albo wskaż, kto zaczyna.</translation>
    </message>
    <message>
        <source>With two players, each has two colours. Choose whether a player must bring home all ten pieces of one colour or of both.</source>
        <translation>We dwoje każdy ma dwa kolory. Aby wygrać, zaprowadź do domu całą dziesiątkę jednego z nich albo obu.</translation>
    </message>
    <message>
        <source>Players may place pieces on the other side’s lines. Whoever notices this can claim the win at the start of a turn.</source>
        <translation>Nic nie powstrzymuje przed stawianiem na linii drugiej strony. Kto to zauważy, może zgłosić to na początku tury i wygrywa.</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Oba kolory</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Jeden kolor</translation>
    </message>
    <message>
        <source>The colours take turns.</source>
        <translation>Kolory grają na zmianę.</translation>
    </message>
    <message>
        <source>Which of your two colours you use makes no difference.</source>
        <translation>Nie ma znaczenia, którego z nich się użyje.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Rzut kośćmi</translation>
    </message>
</context>
<context>
    <name>PassPhrases</name>
    <message>
        <source>%1 passes over to %2</source>
        <comment>places: a piece passes over others</comment>
        <translation>%1 przechodzi na %2</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 i %2 zamieniają się miejscami</translation>
    </message>
    <message>
        <source>%1 slides to %2</source>
        <translation>%1 przesuwa się na %2</translation>
    </message>
    <message>
        <source>%1 goes home</source>
        <translation>%1 idzie do domu</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>places: a piece moves</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1 (bringing in %2)</source>
        <comment>a move, the places where pieces come in with it</comment>
        <translation>%1 (wejście na %2)</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>pionek na %1</translation>
    </message>
    <message>
        <source>a %1 piece on %2</source>
        <comment>a colour, a place</comment>
        <translation>%1 pionek na %2</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces home wins.</source>
        <translation>Wejście przez środek, zejście przez wyjścia: wygrywa ten, kto pierwszy ma w domu całą dziesiątkę.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of each colour home wins.</source>
        <translation>Wejście przez środek, zejście przez wyjścia: wygrywa ten, kto pierwszy ma w domu po dziesięć pionków obu kolorów.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of one colour home wins.</source>
        <translation>Wejście przez środek, zejście przez wyjścia: wygrywa ten, kto pierwszy ma w domu całą dziesiątkę jednego koloru.</translation>
    </message>
    <message>
        <source>Form groups of three to bring your pieces in. The first to get all ten home wins.</source>
        <translation>Trójki wprowadzają twoje pionki. Wygrywa ten, kto pierwszy ma w domu całą dziesiątkę.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of each colour home wins.</source>
        <translation>Trójki wprowadzają pionki. Wygrywa ten, kto pierwszy ma w domu po dziesięć pionków obu kolorów.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of one colour home wins.</source>
        <translation>Trójki wprowadzają pionki. Wygrywa ten, kto pierwszy ma w domu całą dziesiątkę jednego koloru.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. If one does, whoever claims this first wins. Whoever has no piece left loses.</source>
        <translation>Na żadnej linii nie mogą stać pionki obu stron. Jeśli tak się stanie, wygrywa ten, kto pierwszy to zgłosi. Kto nie ma już pionka, przegrywa.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Whoever finds no place, or has no piece left, loses.</source>
        <translation>Na żadnej linii nie mogą stać pionki obu stron. Kto nie znajdzie miejsca albo nie ma już pionka, przegrywa.</translation>
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
        <translation>Mono-Line: dwóch graczy ma po dwadzieścia pionków, dwa kolory po dziesięć. Na zmianę stawia się pionek tam, gdzie na żadnej linii nie ma pionka drugiej strony. Wygrywa ten, kto ostatni znajdzie miejsce.</translation>
    </message>
    <message>
        <source>Over-Pass: two pieces of each colour begin around the middle, as the numbers show. On each turn, a piece from the reserve comes in on the black square, which must be empty when the turn ends. Roll two dice: the sum is the number of moves, with pieces of any colour. One move takes a piece over a chain of pieces of other colours to an empty place, or lets two pieces of different colours on parallel lines change places, or takes a piece home from a ringed point (only on an even roll as long as any reserve holds pieces). A slide outward takes two moves. The first player with ten pieces home wins.</source>
        <translation>Over-Pass: po dwa pionki każdego koloru zaczynają wokół środka, jak pokazują liczby. W każdej turze pionek z rezerwy wchodzi na czarny kwadrat; na końcu tury nic nie może na nim stać. Dwie kości mówią, ile jest ruchów, pionkami dowolnego koloru. Jeden ruch to przejście nad łańcuchem innych kolorów na pusty punkt albo zamiana miejsc dwóch pionków różnych kolorów na liniach równoległych, albo zejście pionka do domu z punktu w pierścieniu – tylko przy parzystym rzucie, dopóki w jakiejkolwiek rezerwie są pionki. Przesunięcie na zewnątrz kosztuje dwa ruchy. Wygrywa ten, kto pierwszy ma w domu dziesięć pionków.</translation>
    </message>
    <message>
        <source>Each colour has ten pieces; three begin at the rim, as the numbers show.
Roll two dice: the sum is the number of moves, each across a side into an empty space.
The three spaces around the end of a line are a group. When a move fills the second space of a group, a piece from the reserve may come into the third.
No piece may stay on a grey tile. Pieces go home through the black square in the middle.
As long as a colour has pieces in reserve, at least two of its pieces must stay on the board. The first player with all pieces home wins.</source>
        <translation>Każdy kolor ma dziesięć pionków; trzy z nich zaczynają przy skraju, jak pokazują liczby.
Rzuć dwiema kośćmi: suma to liczba ruchów, każdy przez bok na puste pole.
Gdy ruch zajmuje drugie pole trójki, wokół końca linii, na trzecie może wejść pionek z rezerwy.
Żaden pionek nie może zostać na szarym kafelku. Pionki idą do domu przez czarny kwadrat na środku.
Dopóki kolor ma pionki w rezerwie, dwa jego pionki zostają na planszy. Kto pierwszy jest cały w domu, wygrywa.</translation>
    </message>
</context>
<context>
    <name>PassStatus</name>
    <message>
        <source>The dice decide who starts.</source>
        <translation>Kości decydują, kto zaczyna.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Rzuć kośćmi.</translation>
    </message>
    <message>
        <source>Moves left: %1 of %2</source>
        <translation>Zostało ruchów: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n move(s) from this roll.</source>
        <translation>
            <numerusform>Z tego rzutu masz jeszcze %n ruch.</numerusform>
            <numerusform>Z tego rzutu masz jeszcze %n ruchy.</numerusform>
            <numerusform>Z tego rzutu masz jeszcze %n ruchów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>Na tej planszy nie ma miejsca %1.</translation>
    </message>
    <message>
        <source>Who starts has to be settled first.</source>
        <translation>Najpierw trzeba ustalić, kto zaczyna.</translation>
    </message>
    <message>
        <source>The dice have already been rolled. The roll stands for the whole turn.</source>
        <translation>Kości są już rzucone. Rzut obowiązuje przez całą turę.</translation>
    </message>
    <message>
        <source>%1 has to roll the dice first.</source>
        <translation>Najpierw kośćmi musi rzucić %1.</translation>
    </message>
    <message>
        <source>All moves from this roll are used up.</source>
        <translation>Wszystkie ruchy z tego rzutu są wykorzystane.</translation>
    </message>
    <message>
        <source>A slide takes two moves, but only one is left.</source>
        <translation>Przesunięcie kosztuje dwa ruchy, a został tylko jeden.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of pieces of a colour: 3 white</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n move(s)</source>
        <comment>the dice and their sum</comment>
        <translation>
            <numerusform>%1 i %2: %n ruch</numerusform>
            <numerusform>%1 i %2: %n ruchy</numerusform>
            <numerusform>%1 i %2: %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts, with %2.</source>
        <comment>a player, a colour</comment>
        <translation>%1 zaczyna, kolor: %2.</translation>
    </message>
    <message>
        <source>%1 has brought all twenty pieces home.</source>
        <translation>%1 ma w domu wszystkie dwadzieścia pionków.</translation>
    </message>
    <message>
        <source>%1 has brought all ten %2 pieces home.</source>
        <comment>a player, a colour</comment>
        <translation>%1 ma w domu wszystkie dziesięć pionków (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n home</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n w domu</numerusform>
            <numerusform>%n w domu</numerusform>
            <numerusform>%n w domu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n w rezerwie</numerusform>
            <numerusform>%n w rezerwie</numerusform>
            <numerusform>%n w rezerwie</numerusform>
        </translation>
    </message>
    <message>
        <source>Home: %1</source>
        <comment>numbers of pieces</comment>
        <translation>Dom: %1</translation>
    </message>
    <message>
        <source>Reserve: %1</source>
        <comment>numbers of pieces</comment>
        <translation>Rezerwa: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>a player and their colour, in a list</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of who plays which colour, as a sentence</comment>
        <translation>Kolory: %1.</translation>
    </message>
    <message>
        <source>%1 plays %2, %3 %4.</source>
        <comment>a player, two colours, the other player, their two colours</comment>
        <translation>%1 (%2), %3 (%4).</translation>
    </message>
    <message>
        <source>%1 has %2 home.</source>
        <comment>a player, numbers of pieces: Ben has 9 white and 8 red home</comment>
        <translation>%1 ma w domu: %2.</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>Niczego nie rusza</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>Two dice, to be rolled</source>
        <translation>Dwie kości, do rzutu</translation>
    </message>
    <message>
        <source>Two dice, %1 and %2: %3 of %4 moves left</source>
        <translation>Dwie kości, %1 i %2: zostało ruchów %3 z %4</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <comment>a pile</comment>
        <translation>%1, na ruchu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a colour, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Reserve of %1: %n piece(s)</source>
        <translation>
            <numerusform>Rezerwa, %1: %n pionek</numerusform>
            <numerusform>Rezerwa, %1: %n pionki</numerusform>
            <numerusform>Rezerwa, %1: %n pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Powiększanie i pomniejszanie planszy</translation>
    </message>
    <message numerus="yes">
        <source>Home of %1: %2 of %n piece(s)</source>
        <translation>
            <numerusform>Dom, %1: %2 z %n pionka</numerusform>
            <numerusform>Dom, %1: %2 z %n pionków</numerusform>
            <numerusform>Dom, %1: %2 z %n pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciągnięcie</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Przenoszenie pionka</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Kółko myszy</translation>
    </message>
    <message>
        <source>Zoom in or out, around the pointer</source>
        <translation>Powiększanie i pomniejszanie planszy wokół wskaźnika</translation>
    </message>
    <message>
        <source>Drag beside the pieces</source>
        <translation>Przeciągnięcie obok pionków</translation>
    </message>
    <message>
        <source>Move an enlarged board</source>
        <translation>Przesuwanie powiększonej planszy</translation>
    </message>
    <message>
        <source>+, −, mouse wheel</source>
        <translation>+, −, kółko myszy</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Pokazanie całej planszy</translation>
    </message>
</context>
<context>
    <name>PictureSwitch</name>
    <message>
        <source>Coordinates</source>
        <translation>Współrzędne</translation>
    </message>
    <message>
        <source>Letters and numbers around the board and in its cells.</source>
        <translation>Litery i liczby wokół planszy i na jej polach.</translation>
    </message>
    <message>
        <source>&amp;Coordinates on the board</source>
        <translation>&amp;Współrzędne na planszy</translation>
    </message>
    <message>
        <source>Patterns and safe colours</source>
        <translation>Wzory i czytelne kolory</translation>
    </message>
    <message>
        <source>Colours that also differ in brightness, and a clear mark on every piece: for players who can’t tell some colours apart.</source>
        <translation>Kolory, które różnią się też jasnością, i wyraźny znaczek na każdym pionku: dla wszystkich, którzy słabo odróżniają niektóre kolory.</translation>
    </message>
    <message>
        <source>Patterns for black and white</source>
        <translation>Wzory do wersji czarno-białej</translation>
    </message>
    <message>
        <source>Tints on the board</source>
        <translation>Zabarwienie planszy</translation>
    </message>
    <message>
        <source>In TRYPSYLON, tints always show which shore each pathway is joined to and which corners still lack face-up cards.</source>
        <translation>TRYPSYLON przez cały czas pokazuje, które drogi są połączone z którym brzegiem i którego rogu brakuje.</translation>
    </message>
    <message>
        <source>&amp;Tints on the board</source>
        <translation>&amp;Zabarwienie planszy</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problem %1</source>
        <comment>its number</comment>
        <translation>Zadanie %1</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Wygrana od razu</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>Wygrana w %n turze</numerusform>
            <numerusform>Wygrana w %n turach</numerusform>
            <numerusform>Wygrana w %n turach</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the one winning turn.</source>
        <translation>Znajdź jedyne wygrywające zagranie.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n punkt w tej rundzie</numerusform>
            <numerusform>%n punkty w tej rundzie</numerusform>
            <numerusform>%n punktów w tej rundzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) home</source>
        <translation>
            <numerusform>%n pionek w domu</numerusform>
            <numerusform>%n pionki w domu</numerusform>
            <numerusform>%n pionków w domu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) brought in</source>
        <translation>
            <numerusform>%n wprowadzony pionek</numerusform>
            <numerusform>%n wprowadzone pionki</numerusform>
            <numerusform>%n wprowadzonych pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>You are %1 and know what the others will submit: score as many points as you can.</source>
        <translation>%1 zna plany pozostałych: zdobądź jak najwięcej punktów.</translation>
    </message>
    <message>
        <source>%1 to move: bring as many pieces home as you can.</source>
        <translation>Na ruchu: %1. Sprowadź do domu jak najwięcej pionków.</translation>
    </message>
    <message>
        <source>%1 to move: bring in as many pieces as you can.</source>
        <translation>Na ruchu: %1. Wprowadź jak najwięcej pionków.</translation>
    </message>
    <message>
        <source>%1 to move: find the winning turn.</source>
        <translation>Na ruchu: %1. Znajdź wygrywające zagranie.</translation>
    </message>
    <message>
        <source>Find the one best turn.</source>
        <translation>Znajdź jedyne najlepsze zagranie.</translation>
    </message>
    <message>
        <source>Problem %1 · Expert</source>
        <comment>its number, with the rules of TRYPSYLON Expert</comment>
        <translation>Zadanie %1 · Expert</translation>
    </message>
    <message>
        <source>Force a win at once</source>
        <translation>Wymuszona wygrana w jednej turze</translation>
    </message>
    <message numerus="yes">
        <source>Force a win in %n turn(s)</source>
        <translation>
            <numerusform>Wymuszona wygrana w %n turze</numerusform>
            <numerusform>Wymuszona wygrana w %n turach</numerusform>
            <numerusform>Wymuszona wygrana w %n turach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>The rulebook’s start</source>
        <translation>Ustawienie z instrukcji</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Oś</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Róg</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>Litery T</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Serce</translation>
    </message>
    <message>
        <source>Midway</source>
        <translation>Półmetek</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>Cztery wiatry</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sześciokąt</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Belka</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Pierścień</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Skrzydła</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Wiatraczek</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Klepsydra</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Gwiazda</translation>
    </message>
    <message>
        <source>Propeller</source>
        <translation>Śmigło</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Korona</translation>
    </message>
    <message>
        <source>Carousel</source>
        <translation>Karuzela</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>Naszyjnik</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Strzała</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Brama</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Kompas</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Śnieżynka</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>Koronka</translation>
    </message>
    <message>
        <source>Outposts</source>
        <translation>Posterunki</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Krzyż</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Twierdza</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>places</comment>
        <translation>Start: %1</translation>
    </message>
    <message numerus="yes">
        <source>Spiral of %n piece(s)</source>
        <translation>
            <numerusform>Spirala z %n pionka</numerusform>
            <numerusform>Spirala z %n pionków</numerusform>
            <numerusform>Spirala z %n pionków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %n piece(s)</source>
        <translation>
            <numerusform>Wzór z %n pionka</numerusform>
            <numerusform>Wzór z %n pionków</numerusform>
            <numerusform>Wzór z %n pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, colours ignored</source>
        <comment>name of a puzzle</comment>
        <translation>%1, bez kolorów</translation>
    </message>
    <message>
        <source>Bring all forty pieces onto the board in as few moves as you can.</source>
        <translation>Wprowadź wszystkie czterdzieści pionków w jak najmniejszej liczbie ruchów.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>Zostaw jeden pionek, najlepiej na środku.</translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>Zostaw jeden pionek na środku.</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Bardzo łatwy</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Bardzo trudny</translation>
    </message>
    <message numerus="yes">
        <source>From %n piece(s)</source>
        <translation>
            <numerusform>Start: %n pionek</numerusform>
            <numerusform>Start: %n pionki</numerusform>
            <numerusform>Start: %n pionków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>%n pionek na planszy</numerusform>
            <numerusform>%n pionki na planszy</numerusform>
            <numerusform>%n pionków na planszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>Został %n pionek</numerusform>
            <numerusform>Zostały %n pionki</numerusform>
            <numerusform>Zostało %n pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the centre</source>
        <translation>%1, na środku</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hint(s)</source>
        <comment>a result</comment>
        <translation>
            <numerusform>%1, z %n wskazówką</numerusform>
            <numerusform>%1, z %n wskazówkami</numerusform>
            <numerusform>%1, z %n wskazówkami</numerusform>
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
        <translation>Zastąpić „%1”?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>A file with that name already exists. Its contents will be lost.</source>
        <translation>Plik o tej nazwie już istnieje. Jego zawartość przepadnie.</translation>
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
        <translation>rozegrane</translation>
    </message>
    <message>
        <source>won, %1 %</source>
        <comment>games</comment>
        <translation>wygrane, %1%</translation>
    </message>
    <message numerus="yes">
        <source>lost; %n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>przegrane; %n remis</numerusform>
            <numerusform>przegrane; %n remisy</numerusform>
            <numerusform>przegrane; %n remisów</numerusform>
        </translation>
    </message>
    <message>
        <source>solved of %1</source>
        <comment>challenges</comment>
        <translation>rozwiązane z %1</translation>
    </message>
    <message>
        <source>lost in a row; longest %1</source>
        <comment>games</comment>
        <translation>przegrane z rzędu; najwięcej %1</translation>
    </message>
    <message>
        <source>won in a row; longest %1</source>
        <comment>games</comment>
        <translation>wygrane z rzędu; najwięcej %1</translation>
    </message>
    <message>
        <source>with help: %1, %2</source>
        <comment>games; hints, take-backs</comment>
        <translation>z pomocą: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n wskazówka</numerusform>
            <numerusform>%n wskazówki</numerusform>
            <numerusform>%n wskazówek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n cofnięcie</numerusform>
            <numerusform>%n cofnięcia</numerusform>
            <numerusform>%n cofnięć</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, about level %1</source>
        <translation>ranking, jak poziom %1</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <comment>an opponent</comment>
        <translation>Ktoś inny</translation>
    </message>
    <message>
        <source>The figures are based on the finished games on this computer, and are stored only here. Unfinished games, removed games and copies don’t count. Ratings use the Glicko system, with fixed ratings for computers; ± gives the 95 % interval. A win with help counts half; challenges and arranged positions are not rated.</source>
        <translation>Obliczone ze skończonych partii na tym komputerze i zapisane tylko tutaj. Partie niedokończone, partie usunięte i kopie się nie liczą. Ranking według systemu Glicko, ze stałymi rankingami komputerów; ± podaje przedział 95%. Wygrana z pomocą liczy się za połowę; wyzwania i ustawione pozycje nie wpływają na ranking.</translation>
    </message>
    <message>
        <source>Player without a name</source>
        <translation>Gracz bez imienia</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>Ranking z partii na partię</translation>
    </message>
    <message>
        <source>Results by opponent</source>
        <translation>Wyniki według przeciwników</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Wyniki według gier</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>ranking %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>games</comment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Z pomocą</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Cofnięcia</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Rating ±</source>
        <translation>Ranking ±</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>their exercises</comment>
        <translation>Dni</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Zadania</translation>
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
        <translation>ukończone: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n za pierwszym razem</numerusform>
            <numerusform>%n za pierwszym razem</numerusform>
            <numerusform>%n za pierwszym razem</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>Gwiazdki: %1 z %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a kind of exercises</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>Exercises on this computer</source>
        <translation>Ćwiczenia na tym komputerze</translation>
    </message>
    <message>
        <source>Days in a row: %1. Most: %2.</source>
        <translation>Dni z rzędu: %1, najwięcej %2.</translation>
    </message>
    <message>
        <source>Rating in problems: %1.</source>
        <translation>Ranking z zadań: %1.</translation>
    </message>
    <message>
        <source>These figures cover everybody at this computer, as exercises don’t ask who is playing. Stars are from the best attempt at each exercise, times from the latest.</source>
        <translation>Te liczby obejmują wszystkich przy tym komputerze: ćwiczenia nie pytają, kto gra. Gwiazdki to najlepszy wynik każdego ćwiczenia, czasy są z ostatnich prób.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ukończone</translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>Za pierwszym razem</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Gwiazdki</translation>
    </message>
    <message>
        <source>Most stars</source>
        <translation>Możliwe gwiazdki</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Dni z rzędu</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>Najwięcej dni z rzędu</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>not done yet</source>
        <translation>jeszcze nieukończone</translation>
    </message>
    <message>
        <source>a hollow star</source>
        <translation>pusta gwiazdka</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 3</source>
        <translation>
            <numerusform>%n gwiazdka z 3</numerusform>
            <numerusform>%n gwiazdki z 3</numerusform>
            <numerusform>%n gwiazdek z 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Three stars on the first try without help, two after one wrong try, one after more wrong tries or with a hint, and a hollow star if the solution was shown.</source>
        <translation>Trzy gwiazdki za pierwszym razem bez pomocy, dwie po jednej złej próbie, jedna po kilku złych albo ze wskazówką, pusta po pokazaniu rozwiązania.</translation>
    </message>
</context>
<context>
    <name>StoneArranger</name>
    <message>
        <source>Stone of %1</source>
        <translation>Kamień (%1)</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message>
        <source>This ends the game in a draw. End it?</source>
        <translation>To kończy partię remisem. Zakończyć ją?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins. End it?</source>
        <translation>To kończy partię i wygrywa %1. Zakończyć ją?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 share the win. End it?</source>
        <translation>To kończy partię, a %1 dzielą zwycięstwo. Zakończyć ją?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ partię</translation>
    </message>
    <message>
        <source>End the turn anyway?</source>
        <translation>Mimo to zakończyć turę?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>Go to the other line</source>
        <translation>Przejdź do innego wariantu</translation>
    </message>
    <message>
        <source>Discard the submitted plan?</source>
        <translation>Odrzucić to, co już oddano?</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you play on from here, that plan is discarded unseen.</source>
        <translation>W tej rundzie oddano już plan. Jeśli zagrasz dalej stąd, przepadnie i nikt go nie zobaczy.</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you go to the other line, that plan is discarded unseen.</source>
        <translation>W tej rundzie oddano już plan. W innym wariancie przepadnie i nikt go nie zobaczy.</translation>
    </message>
</context>
<context>
    <name>TrypsylonArranger</name>
    <message>
        <source>Face down</source>
        <translation>Zakryta</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>Róg północno-zachodni</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>Róg północno-wschodni</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>Róg południowo-wschodni</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>Róg południowo-zachodni</translation>
    </message>
    <message>
        <source>Inserted last</source>
        <translation>Wsunięta jako ostatnia</translation>
    </message>
    <message>
        <source>%1, inserted last</source>
        <comment>card</comment>
        <translation>%1, wsunięta jako ostatnia</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>Ruch podwójny</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Dozwolony</translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>Zachód i wschód</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Dotknięta – zagrana</translation>
    </message>
    <message>
        <source>After the first move, each turn is a double move or an open move, as the player likes.</source>
        <translation>Po pierwszym ruchu są już tylko ruchy podwójne i otwarte, w każdej turze do wyboru.</translation>
    </message>
    <message>
        <source>Who makes the first move in the first game. After that, the loser of a game starts the next one; in Expert, you take turns starting.</source>
        <translation>Kto wykonuje pierwszy ruch. W następnej partii zaczyna ten, kto przegrał; w grze Expert zaczyna się na zmianę.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. Both pathways are equally long.</source>
        <translation>%1 łączy zachód i wschód, %2 północ i południe. Obie drogi są równie długie.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. %3 needs the longer pathway and should be the stronger player.</source>
        <translation>%1 łączy zachód i wschód, %2 północ i południe. %3 ma dłuższą drogę, odpowiednią dla silniejszego gracza.</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Północ i południe</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, claimed by %1</source>
        <translation>%1 reklamuje remis</translation>
    </message>
    <message>
        <source>Turn the card in hand clockwise</source>
        <translation>Obracanie karty w ręce w prawo</translation>
    </message>
    <message>
        <source>Turn the card anticlockwise</source>
        <translation>Obracanie jej w lewo</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknięcie</translation>
    </message>
    <message>
        <source>Lift a card, set it at an end, and push it in</source>
        <translation>Branie karty, przykładanie jej do końca i wsuwanie jej tam</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciągnięcie</translation>
    </message>
    <message>
        <source>Wheel or right button</source>
        <translation>Kółko myszy lub prawy przycisk</translation>
    </message>
    <message>
        <source>Turn the card in hand</source>
        <translation>Obracanie karty w ręce</translation>
    </message>
    <message>
        <source>A card that has been lifted has to be played. Once set against a row or column, it has to be pushed in there. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Wzięta karta musi zostać zagrana, a raz przyłożona do rzędu musi zostać tam wsunięta. Nadal można to cofnąć, jeśli oboje się zgadzacie.</translation>
    </message>
    <message>
        <source>TRYPSYLON, cards to cut out</source>
        <translation>TRYPSYLON, karty do wycięcia</translation>
    </message>
    <message>
        <source>Set a card at an end; the tick there pushes it in</source>
        <translation>Przykładanie karty do końca; ptaszek obok ją wsuwa</translation>
    </message>
    <message>
        <source>Cards from beach to beach × cards from meadow to meadow. A board that isn’t square is a handicap: the stronger player takes the longer pathway.</source>
        <translation>Karty od plaży do plaży × karty od łąki do łąki. Plansza, która nie jest kwadratowa, wyrównuje szanse: silniejszy gracz bierze dłuższą drogę.</translation>
    </message>
    <message>
        <source>Beaches</source>
        <translation>Plaże</translation>
    </message>
    <message>
        <source>Who joins the beaches (the other player joins the meadows).</source>
        <translation>Kto łączy plaże. Drugi gracz łączy łąki.</translation>
    </message>
</context>
<context>
    <name>TrypsylonFacts</name>
    <message>
        <source>lets %1 win on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>sprawia, że %1 może wygrać w następnej turze</translation>
    </message>
    <message>
        <source>stops %1 from winning on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>sprawia, że %1 nie może wygrać w następnej turze</translation>
    </message>
    <message numerus="yes">
        <source>now joins %n card(s) to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>łączy z bokami (%1) %n kartę zamiast %2</numerusform>
            <numerusform>łączy z bokami (%1) %n karty zamiast %2</numerusform>
            <numerusform>łączy z bokami (%1) %n kart zamiast %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n card(s) joined to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>zostawia %n kartę połączoną z bokami (%1) zamiast %2</numerusform>
            <numerusform>zostawia %n karty połączone z bokami (%1) zamiast %2</numerusform>
            <numerusform>zostawia %n kart połączonych z bokami (%1) zamiast %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonPhrases</name>
    <message>
        <source>corner north-west</source>
        <translation>róg północno-zachodni</translation>
    </message>
    <message>
        <source>corner north-east</source>
        <translation>róg północno-wschodni</translation>
    </message>
    <message>
        <source>corner south-east</source>
        <translation>róg południowo-wschodni</translation>
    </message>
    <message>
        <source>corner south-west</source>
        <translation>róg południowo-zachodni</translation>
    </message>
    <message>
        <source>into column %1 from the north</source>
        <translation>do kolumny %1 od północy</translation>
    </message>
    <message>
        <source>into row %1 from the east</source>
        <translation>do rzędu %1 od wschodu</translation>
    </message>
    <message>
        <source>into column %1 from the south</source>
        <translation>do kolumny %1 od południa</translation>
    </message>
    <message>
        <source>into row %1 from the west</source>
        <translation>do rzędu %1 od zachodu</translation>
    </message>
    <message>
        <source>%1 connects west to east; %2 connects north to south. Each needs one unbroken pathway.</source>
        <translation>%1 łączy zachód i wschód, %2 północ i południe, jedną drogą.</translation>
    </message>
    <message>
        <source>card from %1</source>
        <translation>karta z %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where a card is pushed in, how it lies</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>column %1 north</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>kolumna %1 północ</translation>
    </message>
    <message>
        <source>row %1 east</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>rząd %1 wschód</translation>
    </message>
    <message>
        <source>column %1 south</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>kolumna %1 południe</translation>
    </message>
    <message>
        <source>row %1 west</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>rząd %1 zachód</translation>
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
        <translation>Między czterema brzegami leży bagno z kart. Jedno z was chce przejść z &lt;b&gt;plaży&lt;/b&gt; na zachodzie na plażę na wschodzie, drugie z &lt;b&gt;łąki&lt;/b&gt; na północy na łąkę na południu. W każdej turze wsuwa się kartę do rzędu lub kolumny, a ona przesuwa inne karty.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>All cards are the same. The face shows a boardwalk with three arms: one runs into a &lt;b&gt;corner&lt;/b&gt;, and the other two run to the middles of the two &lt;b&gt;sides&lt;/b&gt; that don’t touch that corner. So each card can be turned four ways.</source>
        <translation>Wszystkie karty są takie same. Odkryte pokazują kładkę z trzema ramionami: jedno biegnie w &lt;b&gt;róg&lt;/b&gt;, dwa pozostałe do środków tych dwóch &lt;b&gt;boków&lt;/b&gt;, które nie stykają się z tym rogiem. Każda karta może więc leżeć na cztery sposoby.</translation>
    </message>
    <message>
        <source>Four cards, each a quarter turn further round than the last: the corner arm points north-west, north-east, south-east and south-west.</source>
        <translation>Cztery karty, każda obrócona o ćwierć obrotu dalej: z ramieniem w rogu północno-zachodnim, północno-wschodnim, południowo-wschodnim i południowo-zachodnim.</translation>
    </message>
    <message>
        <source>At the start, all cards lie face down and show water.</source>
        <translation>Na początku wszystkie karty są zakryte i pokazują wodę.</translation>
    </message>
    <message>
        <source>Pushing in</source>
        <translation>Wsuwanie</translation>
    </message>
    <message>
        <source>To move, you &lt;b&gt;take&lt;/b&gt; a card off the board, which leaves a gap. You turn the card face up, any way round, and set it against an end of a row or column &lt;b&gt;with a gap&lt;/b&gt;. Then you &lt;b&gt;push&lt;/b&gt;: the cards between that end and the gap move along by one place, and your card takes the place at the edge.</source>
        <translation>Ruch &lt;b&gt;bierze&lt;/b&gt; kartę z planszy. Zostaje po niej luka. Potem obracasz kartę, jak chcesz, odkrytą, przykładasz ją do końca rzędu lub kolumny &lt;b&gt;z luką&lt;/b&gt; i &lt;b&gt;wsuwasz&lt;/b&gt;: karty między tym końcem a luką przesuwają się o jedno miejsce, a twoja zajmuje miejsce przy krawędzi.</translation>
    </message>
    <message>
        <source>Left: nine cells with a gap in the middle. The four ends of the middle row and column are marked. Right: a card has been pushed in from the north, and the card that was there before now fills the gap.</source>
        <translation>Po lewej: dziewięć pól z luką w środku. Cztery końce środkowego rzędu i środkowej kolumny są zaznaczone. Po prawej: kartę wsunięto od północy, a ta, która tam była, wypełnia lukę.</translation>
    </message>
    <message>
        <source>The gap in the middle can be filled from four ends. Here the card came from the north.</source>
        <translation>Lukę w środku można wypełnić z czterech końców. Tutaj karta weszła od północy.</translation>
    </message>
    <message>
        <source>At least one other card has to move, so you can’t push a card in at an end right next to the gap. A card from an edge can go back in at three ends, and a card from a corner at two.</source>
        <translation>Musi się przesunąć co najmniej jedna inna karta. Nic więc nie można wsunąć przy końcu, przy którym leży sama luka: karta z krawędzi może wrócić z trzech końców, karta z rogu z dwóch.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>The first player begins with a simple move. After that, there are three kinds of move.</source>
        <translation>Gracz rozpoczynający zaczyna ruchem prostym. Potem są trzy rodzaje ruchów.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Simple move.&lt;/b&gt; Take a card that is face down, and push it in.</source>
        <translation>&lt;b&gt;Ruch prosty.&lt;/b&gt; Weź zakrytą kartę i wsuń ją.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open move.&lt;/b&gt; Take a card that is face up, and push it in. You may take any face-up card except the one that was pushed in last.</source>
        <translation>&lt;b&gt;Ruch otwarty.&lt;/b&gt; Weź odkrytą kartę i wsuń ją. Zostać musi tylko karta wsunięta jako ostatnia.</translation>
    </message>
    <message>
        <source>Left: nine cells with two gaps. Five ends are marked. Right: the first card was pushed in from the east. The second card was pushed in from the north and moved the first one along.</source>
        <translation>Po lewej: dziewięć pól z dwiema lukami. Pięć końców jest zaznaczonych. Po prawej: pierwszą kartę wsunięto od wschodu, drugą od północy, a ta przesunęła pierwszą.</translation>
    </message>
    <message>
        <source>Two cards were taken off the board. The first went in from the east. The second went in from the north and moved the first one south.</source>
        <translation>Z planszy wzięto dwie karty. Pierwsza weszła od wschodu, druga od północy. Przesunęła pierwszą na południe.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Endgame.&lt;/b&gt; A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <translation>&lt;b&gt;Końcówka.&lt;/b&gt; Tura, która zaczyna się z trzema lub mniej zakrytymi kartami, nie może być ruchem podwójnym.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>Co jest połączone</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sides.&lt;/b&gt; Two neighbours are joined if both have an arm at the middle of the side between them.</source>
        <translation>&lt;b&gt;Boki.&lt;/b&gt; Dwie sąsiednie karty są połączone, jeśli obie mają ramię w środku boku między nimi.</translation>
    </message>
    <message>
        <source>Three cards in a row. The arms of the first two meet. The third has no arm on the side that faces the second.</source>
        <translation>Trzy karty w rzędzie. Ramiona dwóch pierwszych się spotykają. Trzecia nie ma ramienia od strony drugiej.</translation>
    </message>
    <message>
        <source>The first two cards are joined. The third isn’t.</source>
        <translation>Dwie pierwsze karty są połączone. Trzecia nie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Corners.&lt;/b&gt; Where four cards meet, all arms that run into that point (two, three or four) are joined, but only if &lt;b&gt;all four&lt;/b&gt; cards are face up.</source>
        <translation>&lt;b&gt;Rogi.&lt;/b&gt; Gdzie spotykają się cztery karty, wszystkie ramiona biegnące w ten punkt są połączone, czy to dwa, trzy, czy cztery. Ale tylko wtedy, gdy odkryte są &lt;b&gt;wszystkie cztery&lt;/b&gt; karty.</translation>
    </message>
    <message>
        <source>Left: four face-up cards, two of them joined across the corner. Right: the same cards, but one is face down, so nothing is joined across the corner.</source>
        <translation>Po lewej: cztery odkryte karty, dwie z nich połączone przez róg. Po prawej: te same karty, ale jedna jest zakryta i róg jest przerwany.</translation>
    </message>
    <message>
        <source>On the left, the pathway leads across the corner. On the right, it doesn’t, because one card is still face down. The board shows what is missing.</source>
        <translation>Po lewej droga prowadzi przez róg. Po prawej jedna karta jest jeszcze zakryta, więc nie prowadzi. Plansza pokazuje, czego brakuje.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <translation>Przy ramce</translation>
    </message>
    <message>
        <source>An arm that meets the frame at the middle of a card’s side is joined to the shore there. Where two cards meet at the frame, arms into that point are joined to the shore and to each other, but only if &lt;b&gt;both&lt;/b&gt; cards are face up.</source>
        <translation>Ramię w środku boku przy ramce jest połączone z tym brzegiem. Gdzie przy ramce spotykają się dwie karty, ramiona biegnące w ten punkt są połączone z brzegiem i ze sobą, jeśli odkryte są &lt;b&gt;obie&lt;/b&gt; karty.</translation>
    </message>
    <message>
        <source>Left: two cards lead to the same point on the western frame and are joined to the west. Right: the lower card is face down, so the upper one isn’t joined to the west.</source>
        <translation>Po lewej: dwie karty prowadzą do tego samego punktu na zachodniej ramce i są połączone z zachodem. Po prawej: dolna jest zakryta, a górna nie jest połączona z zachodem.</translation>
    </message>
    <message>
        <source>On the left, both cards are joined to the west and to each other. On the right, the lower card is still face down, so the upper one doesn’t reach the west.</source>
        <translation>Po lewej obie karty są połączone z zachodem i ze sobą. Po prawej dolna jest jeszcze zakryta, więc górna nie sięga zachodu.</translation>
    </message>
    <message>
        <source>An arm into a &lt;b&gt;corner of the board&lt;/b&gt; is always joined to both shores that meet there.</source>
        <translation>Ramię biegnące w &lt;b&gt;róg planszy&lt;/b&gt; jest zawsze połączone z obydwoma brzegami, które się tam spotykają.</translation>
    </message>
    <message>
        <source>A card in the north-west whose corner arm runs into the corner of the board. The card is joined to north and west.</source>
        <translation>Karta na północnym zachodzie z ramieniem w rogu planszy. Jest połączona z północą i zachodem.</translation>
    </message>
    <message>
        <source>This card is joined to the north and to the west.</source>
        <translation>Ta karta jest połączona z północą i z zachodem.</translation>
    </message>
    <message>
        <source>Two cards on the western frame, with a face-down card between them. Both are joined to the west, but only the upper one is joined to the north.</source>
        <translation>Dwie karty przy zachodniej ramce, między nimi zakryta karta. Obie są połączone z zachodem, tylko górna z północą.</translation>
    </message>
    <message>
        <source>Both cards reach the west, but not each other. Only the upper one reaches the north.</source>
        <translation>Obie karty sięgają zachodu, ale nie siebie nawzajem. Tylko górna sięga północy.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>A board of five by five. A pathway leads from the beach in the west to the beach in the east, partly across corners. It glows.</source>
        <translation>Plansza pięć na pięć. Droga prowadzi z plaży na zachodzie na plażę na wschodzie, częściowo przez rogi. Świeci.</translation>
    </message>
    <message>
        <source>The pathway from west to east is complete.</source>
        <translation>Droga z zachodu na wschód jest kompletna.</translation>
    </message>
    <message>
        <source>No game is drawn automatically. But when the same position with the same player to move comes up for the third time, either of you may claim a draw.</source>
        <translation>Remisu właściwie nie ma. Ale gdy ta sama pozycja przy ruchu tego samego gracza pojawia się po raz trzeci, każdy z was może reklamować remis.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>In Expert, too, the first player begins with a simple move. After that, there are &lt;b&gt;only double and open moves&lt;/b&gt;, and you may choose either kind on every turn. There is no endgame: if a single card is left face down, a double move takes just that card.</source>
        <translation>Również w grze Expert gracz rozpoczynający zaczyna ruchem prostym. Odtąd są &lt;b&gt;tylko ruchy podwójne i otwarte&lt;/b&gt;, a w każdej turze dozwolony jest każdy z nich. Nie ma końcówki: jeśli zakryta jest już tylko jedna karta, ruch podwójny bierze tylko ją.</translation>
    </message>
    <message>
        <source>Left: eight face-up cards, and a gap where the last face-down card was. Right: that card has been pushed in from the east.</source>
        <translation>Po lewej: osiem odkrytych kart i luka tam, gdzie leżała ostatnia zakryta. Po prawej: wsunięto tę kartę od wschodu.</translation>
    </message>
    <message>
        <source>The last card that is face down may be played by itself as a double move.</source>
        <translation>Ostatnia zakryta karta sama stanowi ruch podwójny.</translation>
    </message>
    <message>
        <source>Players of different skill</source>
        <translation>Gracze o różnej sile</translation>
    </message>
    <message>
        <source>On a board of 5 × 6 or 6 × 5 cards, one player’s pathway is longer. Give it to the stronger player.</source>
        <translation>Na planszy 5 × 6 lub 6 × 5 kart jedna droga jest dłuższa. Oddaj ją silniejszemu graczowi.</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Dotknięta – zagrana</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Kilka partii</translation>
    </message>
    <message>
        <source>If you play again, the loser of the last game starts. In Expert, you take turns starting.</source>
        <translation>W następnej partii zaczyna ten, kto przegrał poprzednią. W grze Expert zaczyna się na zmianę.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi ta gra</translation>
    </message>
    <message>
        <source>TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele.</source>
        <translation>TRYPSYLON to gra Roberta Wittera i Franka Warnekego, wydana przez WiWa Spiele.</translation>
    </message>
    <message>
        <source>The four ways to turn a card, named after the corner that one arm runs into.</source>
        <translation>Cztery ułożenia tej samej karty. Ich nazwy pochodzą od rogu.</translation>
    </message>
    <message>
        <source>Click a card to lift it. To turn it, use the wheel, a right click, R or the round arrows beside it. Click an arrow at the shore to set the card there. Then push it in with the tick, Enter or a second click on the arrow. That ends your turn.</source>
        <translation>Na stole kliknij kartę, aby ją wziąć. Obracają ją kółko myszy, prawy przycisk, R i okrągłe strzałki obok niej. Kliknij strzałkę na brzegu, a karta zostanie tam przyłożona; wsuwa ją ptaszek, Enter albo drugie kliknięcie. To kończy twoją turę.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double move.&lt;/b&gt; Take two cards that are face down, and only then push them in, one after the other. You may do this only if your opponent’s last move was an &lt;b&gt;open&lt;/b&gt; one.</source>
        <translation>&lt;b&gt;Ruch podwójny.&lt;/b&gt; Najpierw weź dwie zakryte karty. Potem wsuń jedną z nich, a po niej drugą. Wolno to zrobić tylko wtedy, gdy ostatni ruch był &lt;b&gt;otwarty&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The frame is an end, &lt;b&gt;not a bridge&lt;/b&gt;: no pathway runs along it or across it.</source>
        <translation>Ramka to koniec, &lt;b&gt;a nie most&lt;/b&gt;: żadna droga nie biegnie wzdłuż niej ani przez nią.</translation>
    </message>
    <message>
        <source>You win if, after either player’s move, a pathway of face-up cards joins your two shores. If one move joins both players’ shores, the player who &lt;b&gt;made the move&lt;/b&gt; wins. In a double move, only the position after the second card counts.</source>
        <translation>Wygrywasz, gdy po ruchu droga przez odkryte karty łączy twoje dwa brzegi, bez względu na to, kto wykonał ruch. Jeśli naraz połączone są brzegi obu graczy, wygrywa ten, kto &lt;b&gt;wykonał ruch&lt;/b&gt;. W ruchu podwójnym liczy się tylko pozycja po drugiej karcie.</translation>
    </message>
    <message>
        <source>With this option, a card that has been lifted has to be played. Once it has been set against a row or column, it has to go in there. You may turn the card until you let go of it. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Z tą opcją wzięta karta musi zostać zagrana, a raz przyłożona do rzędu lub kolumny musi tam wejść. Dopóki jej nie puścisz, możesz ją obracać. Nadal można cofnąć nawet dotknięcie karty, jeśli oboje się zgadzacie.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSeries</name>
    <message>
        <source>Wins in the series: %1 %2, %3 %4.</source>
        <comment>name, number, name, number</comment>
        <translation>Wygrane w serii: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Players take turns starting: %1 starts the next game.</source>
        <translation>Zaczyna się na zmianę: następną partię zaczyna %1.</translation>
    </message>
    <message>
        <source>Nobody lost, so the player who didn’t start this game starts the next: %1.</source>
        <translation>Nikt nie przegrał, więc zaczyna drugi gracz: następną partię zaczyna %1.</translation>
    </message>
    <message>
        <source>The loser starts the next game: %1.</source>
        <translation>Zaczyna przegrany: następną partię zaczyna %1.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSheet</name>
    <message>
        <source>By Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter i Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Plaża</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Łąka</translation>
    </message>
    <message>
        <source>Cards to cut out, on stiff paper</source>
        <translation>Karty do wycięcia, na sztywnym papierze</translation>
    </message>
    <message>
        <source>All cards are alike. They fit every board on these pages. You need 25 of them for 5 × 5, 30 for 5 × 6 or 6 × 5, and all of them for 6 × 6.</source>
        <translation>Wszystkie karty są jednakowe. Pasują do każdej planszy z tych stron: 25 kart do 5 × 5, 30 do 5 × 6 i 6 × 5, wszystkie do 6 × 6.</translation>
    </message>
    <message>
        <source>Every cell holds a face-down card. One player joins the beaches, and the other joins the meadows. The player whose two sides are joined after a move wins.
The first move: take a face-down card off the board, turn it face up, any way round, and push it in at an end of the row or column that has the gap. At least one other card has to move.
From then on, take any card, face down or face up, but not the card that was pushed in last.
You may take two face-down cards, both before you push, if the other player has just taken a face-up card and more than three cards are face down.
In a corner where four cards meet, pathways are joined only if all four cards are face up.</source>
        <translation>Na każdym polu leży zakryta karta. Jeden gracz łączy plaże, drugi łąki: wygrywa ten, którego dwa boki są połączone po ruchu.
Pierwszy ruch: weź z planszy zakrytą kartę, odkryj ją, obróć dowolnie i wsuń na którymś końcu rzędu lub kolumny, gdzie jej teraz brakuje. Co najmniej jedna inna karta musi się przesunąć.
Potem bierze się taką kartę albo odkrytą, ale nie tę, którą wsunięto jako ostatnią.
Dwie zakryte karty można wziąć, obie przed wsunięciem, jeśli drugi gracz właśnie wziął odkrytą, a zakrytych jest więcej niż trzy.
W rogu, w którym spotykają się cztery karty, drogi są połączone tylko wtedy, gdy wszystkie cztery są odkryte.</translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message>
        <source>Double move: the last card</source>
        <translation>Ruch podwójny: ostatnia karta</translation>
    </message>
    <message>
        <source>Double move: two face-down cards</source>
        <translation>Ruch podwójny: dwie zakryte karty</translation>
    </message>
    <message>
        <source>No double move in the endgame</source>
        <translation>Końcówka: bez ruchu podwójnego</translation>
    </message>
    <message>
        <source>No double move: all cards are face up</source>
        <translation>Bez ruchu podwójnego: wszystko odkryte</translation>
    </message>
    <message>
        <source>No double move: the last move wasn’t open</source>
        <translation>Ruch podwójny tylko po otwartym</translation>
    </message>
    <message>
        <source>Open move: a face-up card other than %1</source>
        <comment>a cell</comment>
        <translation>Ruch otwarty, ale nie kartą %1</translation>
    </message>
    <message>
        <source>Open move: a face-up card</source>
        <translation>Ruch otwarty: odkryta karta</translation>
    </message>
    <message>
        <source>Take a card off the board and push it back in.</source>
        <translation>Weź kartę z planszy i wsuń ją z powrotem.</translation>
    </message>
    <message>
        <source>Take two face-down cards or one face-up card.</source>
        <translation>Weź dwie zakryte karty albo jedną odkrytą.</translation>
    </message>
    <message>
        <source>Take a card and push it back in.</source>
        <translation>Weź kartę i wsuń ją z powrotem.</translation>
    </message>
    <message>
        <source>Now push the second card in.</source>
        <translation>Teraz wsuń drugą kartę.</translation>
    </message>
    <message>
        <source>Push one card in, then the other.</source>
        <translation>Wsuń jedną kartę, potem drugą.</translation>
    </message>
    <message>
        <source>Take the second card.</source>
        <translation>Weź drugą kartę.</translation>
    </message>
    <message>
        <source>Push the card in, or take a second one.</source>
        <translation>Wsuń kartę albo weź drugą.</translation>
    </message>
    <message>
        <source>Simple move: a face-down card</source>
        <translation>Ruch prosty: zakryta karta</translation>
    </message>
    <message>
        <source>No other move on the first turn</source>
        <translation>Nic innego w pierwszej turze</translation>
    </message>
    <message>
        <source>No simple move: all cards are face up</source>
        <translation>Bez ruchu prostego: wszystko odkryte</translation>
    </message>
    <message numerus="yes">
        <source>This position has come up %n time(s)</source>
        <translation>
            <numerusform>Ta sama pozycja %n raz</numerusform>
            <numerusform>Ta sama pozycja %n razy</numerusform>
            <numerusform>Ta sama pozycja %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the card: wheel, right click, R, or the arrows beside it.</source>
        <translation>Obróć kartę: kółko myszy, prawy przycisk, R albo strzałki obok niej.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter. That ends your turn.</source>
        <translation>Wsuń ją: kliknij strzałkę jeszcze raz, Enter albo ptaszek. To kończy twoją turę.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter.</source>
        <translation>Wsuń ją: kliknij strzałkę jeszcze raz, Enter albo ptaszek.</translation>
    </message>
    <message>
        <source>First card taken</source>
        <translation>Pierwsza karta wzięta</translation>
    </message>
    <message>
        <source>Second card taken</source>
        <translation>Druga karta wzięta</translation>
    </message>
    <message>
        <source>Take the second card</source>
        <translation>Weź drugą kartę</translation>
    </message>
    <message>
        <source>First card pushed in</source>
        <translation>Pierwsza karta wsunięta</translation>
    </message>
    <message>
        <source>Push the first card in</source>
        <translation>Wsuń pierwszą kartę</translation>
    </message>
    <message>
        <source>Push the second card in</source>
        <translation>Wsuń drugą kartę</translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation>Karta wzięta</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Wsuń ją</translation>
    </message>
    <message>
        <source>Take a second card for a double move</source>
        <translation>Druga karta, do ruchu podwójnego</translation>
    </message>
    <message>
        <source>Turn the card, then choose an arrow to push it in.</source>
        <translation>Obróć kartę, potem wybierz strzałkę, aby ją wsunąć.</translation>
    </message>
    <message>
        <source>No open move: the only face-up card, %1, was just pushed in</source>
        <comment>a cell</comment>
        <translation>Bez ruchu otwartego: odkryta tylko %1, właśnie wsunięta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still face down.</source>
        <translation>
            <numerusform>Jeszcze %n zakryta karta.</numerusform>
            <numerusform>Jeszcze %n zakryte karty.</numerusform>
            <numerusform>Jeszcze %n zakrytych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the endgame.</source>
        <translation>To jest końcówka.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame begins when only %n are left: no more double moves.</source>
        <comment>cards face down</comment>
        <translation>
            <numerusform>Przy %n zaczyna się końcówka: bez ruchów podwójnych.</numerusform>
            <numerusform>Przy %n zaczyna się końcówka: bez ruchów podwójnych.</numerusform>
            <numerusform>Przy %n zaczyna się końcówka: bez ruchów podwójnych.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message>
        <source>There is no card on %1.</source>
        <translation>Na %1 nie ma karty.</translation>
    </message>
    <message>
        <source>First take a card off the board. Then push it in.</source>
        <translation>Najpierw weź kartę z planszy. Potem ją wsuń.</translation>
    </message>
    <message>
        <source>Every card is face up now, so there are no more simple moves.</source>
        <translation>Wszystkie karty są już odkryte, więc nie ma już ruchów prostych.</translation>
    </message>
    <message>
        <source>The card on %1 has just been pushed in, so it can’t be taken this turn.</source>
        <translation>Kartę na %1 właśnie wsunięto, więc w tej turze nie można jej wziąć.</translation>
    </message>
    <message>
        <source>An open move takes only one card. The card on %1 has to stay.</source>
        <translation>Ruch otwarty wykonuje się jedną kartą. Karta na %1 zostaje.</translation>
    </message>
    <message>
        <source>No card is face up except the one that has just been pushed in.</source>
        <translation>Żadna karta nie jest odkryta poza tą, którą właśnie wsunięto.</translation>
    </message>
    <message>
        <source>A double move takes two cards that are face down. The card on %1 is face up.</source>
        <translation>W ruchu podwójnym bierze się dwie zakryte karty. Ta na %1 jest odkryta.</translation>
    </message>
    <message>
        <source>You already hold two cards, so the card on %1 has to stay.</source>
        <translation>Masz w ręce dwie karty. Karta na %1 zostaje.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in. The card on %1 has to stay.</source>
        <translation>Obie karty bierze się, zanim wsunie się pierwszą. Teraz karta na %1 zostaje.</translation>
    </message>
    <message>
        <source>On your turn, you take a card and push it back in.</source>
        <translation>W swojej turze bierzesz kartę i wsuwasz ją z powrotem.</translation>
    </message>
    <message>
        <source>The game begins with a simple move: one card that is face down.</source>
        <translation>Partia zaczyna się ruchem prostym: jedną zakrytą kartą.</translation>
    </message>
    <message>
        <source>Expert has no simple moves after the first turn. Take a second card before you push the first one in.</source>
        <translation>W grze Expert nie ma teraz ruchu prostego. Weź drugą kartę, zanim wsuniesz pierwszą.</translation>
    </message>
    <message>
        <source>In Expert, only the very first move is a simple one.</source>
        <translation>W grze Expert tylko pierwszy ruch partii jest prosty.</translation>
    </message>
    <message>
        <source>Every card is face up now. Only open moves are left.</source>
        <translation>Wszystkie karty są już odkryte. Zostały tylko ruchy otwarte.</translation>
    </message>
    <message>
        <source>The game is over: opposite sides are joined.</source>
        <translation>Partia jest skończona: przeciwległe boki są połączone.</translation>
    </message>
    <message>
        <source>Only the two players may claim a draw.</source>
        <translation>Tylko ci dwaj gracze mogą reklamować remis.</translation>
    </message>
    <message numerus="yes">
        <source>This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.</source>
        <translation>
            <numerusform>To jest końcówka: na początku tury zakryta była %n karta, a wtedy nie ma ruchów podwójnych.</numerusform>
            <numerusform>To jest końcówka: na początku tury zakryte były %n karty, a wtedy nie ma ruchów podwójnych.</numerusform>
            <numerusform>To jest końcówka: na początku tury zakrytych było %n kart, a wtedy nie ma ruchów podwójnych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This position has come up %n time(s) so far.</source>
        <translation>
            <numerusform>Remis można reklamować, gdy pozycja pojawia się po raz trzeci. Ta pojawiła się dotąd %n raz.</numerusform>
            <numerusform>Remis można reklamować, gdy pozycja pojawia się po raz trzeci. Ta pojawiła się dotąd %n razy.</numerusform>
            <numerusform>Remis można reklamować, gdy pozycja pojawia się po raz trzeci. Ta pojawiła się dotąd %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Remis reklamowany</translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 łączy zachód i wschód drogą przez %n kartę.</numerusform>
            <numerusform>%1 łączy zachód i wschód drogą przez %n karty.</numerusform>
            <numerusform>%1 łączy zachód i wschód drogą przez %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 łączy północ i południe drogą przez %n kartę.</numerusform>
            <numerusform>%1 łączy północ i południe drogą przez %n karty.</numerusform>
            <numerusform>%1 łączy północ i południe drogą przez %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other two sides are joined as well, so the player who made the move wins: %1.</source>
        <translation>Pozostałe dwa boki też są połączone. Wtedy wygrywa ten, kto wykonał ruch: %1.</translation>
    </message>
    <message>
        <source>%1 made the last move, but that doesn’t matter.</source>
        <translation>Gracz, który wsunął ostatnią kartę, to %1, ale to nie ma znaczenia.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, and %1 has claimed a draw.</source>
        <translation>Ta sama pozycja pojawiła się po raz trzeci i %1 reklamuje remis.</translation>
    </message>
    <message>
        <source>This game is touch-move: a card that has been lifted has to be played. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Gracie z opcją „Dotknięta – zagrana”: wziętą kartę trzeba zagrać. Nadal można to cofnąć, jeśli oboje się zgadzacie.</translation>
    </message>
    <message>
        <source>This game is touch-move: the card has to go in where it was set. To push it in, click the arrow again, click the tick beside the card, or press Enter.</source>
        <translation>Gracie z opcją „Dotknięta – zagrana”: karta musi wejść tam, gdzie ją przyłożono. Wsuń ją ptaszkiem obok niej, klawiszem Enter albo kliknięciem tej samej strzałki.</translation>
    </message>
    <message>
        <source>This board has no such place: %1.</source>
        <translation>Na tej planszy nie ma %1.</translation>
    </message>
    <message>
        <source>There is no gap in that line, so nothing can be pushed in at %1.</source>
        <translation>W głąb od %1 nie ma luki, więc nic nie mogłoby się przesunąć.</translation>
    </message>
    <message>
        <source>The gap on %2 is right at %1, but at least one other card has to move.</source>
        <translation>Luka %2 leży u samego %1. Musi się przesunąć co najmniej jedna inna karta.</translation>
    </message>
    <message>
        <source>the north end of column %1</source>
        <translation>północnego końca kolumny %1</translation>
    </message>
    <message>
        <source>the east end of row %1</source>
        <translation>wschodniego końca rzędu %1</translation>
    </message>
    <message>
        <source>the south end of column %1</source>
        <translation>południowego końca kolumny %1</translation>
    </message>
    <message>
        <source>the west end of row %1</source>
        <translation>zachodniego końca rzędu %1</translation>
    </message>
    <message>
        <source>You hold a card. To push it in, choose an arrow beside the board with the arrow keys or a click.</source>
        <translation>Masz w ręce kartę. Wybierz strzałkę obok planszy, klawiszami strzałek albo kliknięciem, żeby ją tam wsunąć.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in. Choose an arrow beside the board.</source>
        <translation>
            <numerusform>Masz do wsunięcia jeszcze %n kartę. Wybierz strzałkę obok planszy.</numerusform>
            <numerusform>Masz do wsunięcia jeszcze %n karty. Wybierz strzałkę obok planszy.</numerusform>
            <numerusform>Masz do wsunięcia jeszcze %n kart. Wybierz strzałkę obok planszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double move is only allowed after an open move.</source>
        <translation>Ruch podwójny jest dozwolony tylko po ruchu otwartym.</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>ends the game in a draw</source>
        <comment>what a turn does</comment>
        <translation>kończy partię remisem</translation>
    </message>
    <message>
        <source>ends the game with a shared win</source>
        <comment>what a turn does</comment>
        <translation>kończy partię wspólnym zwycięstwem</translation>
    </message>
    <message>
        <source>ends the game: %1 wins %2 to %3</source>
        <comment>what a turn does; a player, two scores</comment>
        <translation>kończy partię: %1 wygrywa %2 do %3</translation>
    </message>
    <message>
        <source>ends the game: %1 wins</source>
        <comment>what a turn does; a player</comment>
        <translation>kończy partię: %1 wygrywa</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a turn does</comment>
        <translation>To zagranie %1.</translation>
    </message>
    <message>
        <source>It %1 and %2.</source>
        <comment>two things that a turn does</comment>
        <translation>To zagranie %1 i %2.</translation>
    </message>
    <message>
        <source>ends the game at %1 each, and %2 wins the tie</source>
        <comment>what a turn does; a score, a player</comment>
        <translation>kończy partię, każdy ma po %1: przy równym wyniku wygrywa %2</translation>
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
        <translation>%1 (na razie)</translation>
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
        <translation>Utworzone w Byways</translation>
    </message>
</context>
<context>
    <name>byways::app::AboutDialog</name>
    <message>
        <source>About Byways</source>
        <translation>O programie Byways</translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>Stół do gier o drogach i połączeniach</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Wersja %1, Qt %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Everyone plays at one screen, taking turns. Nothing is sent anywhere: games and settings stay on this computer, and every step is saved as it happens.</source>
        <translation>Wszyscy grają po kolei przy jednym ekranie. Nic nie jest nigdzie wysyłane: partie i ustawienia zostają na tym komputerze, a każdy krok jest od razu zapisywany.</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone and with a screen reader, in light and dark themes, and without relying on colour.</source>
        <translation>Wszystko działa z samej klawiatury i z czytnikiem ekranu, w jasnym i ciemnym motywie i bez rozróżniania kolorów.</translation>
    </message>
    <message>
        <source>More about these games: %1</source>
        <translation>Więcej o nich: %1</translation>
    </message>
    <message>
        <source>Byways is free software: you may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or any later version. It comes without any warranty. The full text of the licence comes with the program.</source>
        <translation>Byways jest wolnym oprogramowaniem: możesz go używać, przekazywać je dalej i zmieniać na warunkach GNU General Public License w wersji 3 lub dowolnej późniejszej. Nie ma na nie żadnej gwarancji. Pełny tekst licencji jest dołączony do programu.</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3. %1</source>
        <translation>GNU Lesser General Public License, wersja 3. %1</translation>
    </message>
    <message>
        <source>MIT licence, by Niels Lohmann. %1</source>
        <translation>Licencja MIT, Niels Lohmann. %1</translation>
    </message>
    <message>
        <source>Pictures, icons and boards were drawn for this program and are covered by its licence.</source>
        <translation>Obrazy, ikony i plansze narysowano dla tego programu i podlegają jego licencji.</translation>
    </message>
    <message>
        <source>Byways is a table for games in which paths grow, cross and meet. You play directly on the board; the table knows the rules and explains them.</source>
        <translation>Byways to stół do gier, w których drogi rosną, krzyżują się i spotykają. Gra się bezpośrednio na planszy, a stół zna zasady i je wyjaśnia.</translation>
    </message>
    <message>
        <source>These games were invented by others. Byways is a fan-made implementation: it is not connected with the authors and publishers, and it is not one of their products. Names and trademarks belong to their owners. If you like a game, look for the published edition.</source>
        <translation>Te gry wymyślili inni. Byways to wersja stworzona przez fanów: nie ma związku z autorami ani wydawcami i nie jest jednym z ich produktów. Nazwy i znaki towarowe należą do ich właścicieli. Jeśli jakaś gra ci się podoba, poszukaj jej prawdziwego wydania.</translation>
    </message>
    <message>
        <source>Byg is played by the rules of The Genius: Code Red. It grew out of Symple, by Christian Freeling and Benedikt Rosenau. Over-Pass is a trademark of Arthur Blumberg, used by Kadon Enterprises, Inc. under exclusive licence.</source>
        <translation>W Byg gra się według zasad z The Genius: Code Red. Ta gra wyrosła z gry Symple Christiana Freelinga i Benedikta Rosenaua. Over-Pass jest znakiem towarowym Arthura Blumberga, używanym przez Kadon Enterprises, Inc. na wyłącznej licencji.</translation>
    </message>
</context>
<context>
    <name>byways::app::Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otwórz o&amp;statnie</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tura</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>&amp;Podświetlenia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>Wróć na &amp;półkę</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Zakończ turę</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Agree to a &amp;draw…</source>
        <translation>&amp;Uzgodnij remis…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Zasady gry</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Klawisze i mysz</translation>
    </message>
    <message>
        <source>&amp;About Byways</source>
        <translation>&amp;O programie Byways</translation>
    </message>
    <message>
        <source>&amp;Notation in the list of turns</source>
        <translation>&amp;Notacja na liście tur</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Brak</translation>
    </message>
    <message>
        <source>&amp;Legal places</source>
        <translation>&amp;Dozwolone miejsca</translation>
    </message>
    <message>
        <source>Legal places and &amp;reasons</source>
        <translation>Dozwolone miejsca i po&amp;wody</translation>
    </message>
    <message>
        <source>&amp;Copy the record</source>
        <translation>Kop&amp;iuj zapis</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>&amp;Ustaw pozycję…</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>&amp;Wklej zapis</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Print &amp;boards…</source>
        <translation>Drukuj p&amp;lansze…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Us&amp;tawienia…</translation>
    </message>
    <message>
        <source>Roll the d&amp;ice</source>
        <translation>Rzuć &amp;kośćmi</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>N&amp;a początek</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>Poprzednia &amp;tura</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>Na&amp;stępna tura</translation>
    </message>
    <message>
        <source>To the la&amp;test turn</source>
        <translation>&amp;Do najnowszej tury</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>Ko&amp;mentarz…</translation>
    </message>
    <message>
        <source>&amp;Other lines</source>
        <translation>&amp;Inne warianty</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Wskazówka</translation>
    </message>
    <message>
        <source>So&amp;lution…</source>
        <translation>&amp;Rozwiąż…</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>Zacznij od &amp;nowa</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>Wstrzymaj z&amp;egar</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>P&amp;oddaj partię…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game…</source>
        <translation>Opuść &amp;grę…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>P&amp;owiększ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Cała plansza</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>Kto gra prz&amp;y stole</translation>
    </message>
    <message>
        <source>Finishe&amp;d games</source>
        <translation>Skończone pa&amp;rtie</translation>
    </message>
    <message>
        <source>Pla&amp;yer statistics</source>
        <translation>Statystyki &amp;graczy</translation>
    </message>
    <message>
        <source>Review the ga&amp;me</source>
        <translation>Ana&amp;lizuj partię</translation>
    </message>
    <message>
        <source>&amp;Advice beside the board</source>
        <translation>&amp;Rady obok planszy</translation>
    </message>
    <message>
        <source>P&amp;uzzles and problems</source>
        <translation>Ł&amp;amigłówki i zadania</translation>
    </message>
    <message>
        <source>&amp;Games in the trash</source>
        <translation>Partie w &amp;koszu</translation>
    </message>
    <message>
        <source>&amp;Advice: %1</source>
        <comment>why there is none</comment>
        <translation>&amp;Rady: %1</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Eksport</translation>
    </message>
    <message>
        <source>&amp;Picture or PDF…</source>
        <translation>&amp;Obraz lub PDF…</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>&amp;Strona WWW…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <translation>&amp;Animowany obraz…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Kopiuj obraz</translation>
    </message>
    <message>
        <source>E&amp;vening scoreboard</source>
        <translation>Ta&amp;bela wyników wieczoru</translation>
    </message>
    <message>
        <source>Daily e&amp;xercise</source>
        <translation>&amp;Ćwiczenie dnia</translation>
    </message>
    <message>
        <source>&amp;Rotate the board</source>
        <translation>O&amp;bróć planszę</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>W &amp;lewo</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>W &amp;prawo</translation>
    </message>
    <message>
        <source>&amp;Mirror image</source>
        <translation>&amp;Odbicie lustrzane</translation>
    </message>
    <message>
        <source>Facing whoever has the &amp;turn</source>
        <translation>W stronę gracza na r&amp;uchu</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Jak &amp;zwykle</translation>
    </message>
</context>
<context>
    <name>byways::app::AdviceBar</name>
    <message>
        <source>Advice %1, chance to win %2: %3</source>
        <comment>its number in the list, a chance, a turn in words</comment>
        <translation>Zagranie %1, szansa na wygraną %2: %3</translation>
    </message>
    <message>
        <source>Advice %1: not known yet</source>
        <comment>its number in the list</comment>
        <translation>Zagranie %1: jeszcze nic</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a turn in short, a chance to win</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
</context>
<context>
    <name>byways::app::Adviser</name>
    <message>
        <source>not when you play alone</source>
        <translation>nie w grze w pojedynkę</translation>
    </message>
    <message>
        <source>not in games with secret turns</source>
        <translation>nie tam, gdzie tury są tajne</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchiveModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Po analizie</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>Bez analizy</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchivePage</name>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Dowolny wynik</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Wczytuję partie…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 z %n partii</numerusform>
            <numerusform>%1 z %n partii</numerusform>
            <numerusform>%1 z %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet. Every game played to its end is kept here.</source>
        <translation>Nie ma jeszcze skończonych partii. Każda partia dograna do końca zostaje tutaj.</translation>
    </message>
    <message>
        <source>No finished game matches these filters. Change them, or show all games.</source>
        <translation>Żadna skończona partia nie pasuje. Wybierz coś innego albo pokaż wszystkie.</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Wczytuję partie: %1 z %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Skończone partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć na półkę</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Która gra</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Kto grał</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Jaki wynik</translation>
    </message>
    <message>
        <source>The chosen person’s result or, if nobody is chosen, whether any person won</source>
        <translation>Wynik wybranej osoby; bez wyboru: czy wygrał ktoś z ludzi</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystkie</translation>
    </message>
    <message>
        <source>View the game</source>
        <translation>Obejrzyj partię</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>Zobacz analizę</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Already reviewed: see what mattered</source>
        <translation>Już po analizie: zobacz, co było ważne</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Obejrzyj ją tura po turze: co było ważne i co było lepsze</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>Nie można usunąć tej partii.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>Jest otwarta w innym oknie albo w jej folderze nie można nic zmienić.</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable: see the shelf</source>
        <translation>
            <numerusform>Nie można odczytać %n partii: zobacz na półce</numerusform>
            <numerusform>Nie można odczytać %n partii: zobacz na półce</numerusform>
            <numerusform>Nie można odczytać %n partii: zobacz na półce</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>Kosz (%1)</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Najpierw wybierz partię z listy.</translation>
    </message>
    <message>
        <source>Nobody has taken a turn in this game.</source>
        <translation>W tej partii nikt nie rozegrał żadnej tury.</translation>
    </message>
    <message>
        <source>Computers don’t play this game, so they can’t review it.</source>
        <translation>Komputery nie grają w tę grę, więc nie mogą jej analizować.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Moves the game to the trash; you can put it back from there</source>
        <translation>Wyrzuca ją do kosza, skąd można ją przywrócić</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangeBoard</name>
    <message>
        <source>Remove</source>
        <translation>Zdejmij</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Postaw tutaj</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangePage</name>
    <message>
        <source>You can play from here.</source>
        <translation>Stąd można zacząć partię.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Pusta plansza</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Zwykły początek</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>Plansza do ustawienia</translation>
    </message>
    <message>
        <source>Not known yet, searching…</source>
        <comment>for a solution</comment>
        <translation>Jeszcze nie wiadomo, trwa szukanie…</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>Nazwa łamigłówki</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Keeps this puzzle among yours, as a sketch if it can’t be played yet.</source>
        <translation>Zachowuje ją wśród twoich łamigłówek, a jeśli jeszcze nie da się w nią zagrać, to jako szkic.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n move(s).</source>
        <translation>
            <numerusform>Da się rozwiązać w %n ruchu.</numerusform>
            <numerusform>Da się rozwiązać w %n ruchach.</numerusform>
            <numerusform>Da się rozwiązać w %n ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n jump(s).</source>
        <translation>
            <numerusform>Da się rozwiązać w %n skoku.</numerusform>
            <numerusform>Da się rozwiązać w %n skokach.</numerusform>
            <numerusform>Da się rozwiązać w %n skokach.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution (proven). You can play it anyway.</source>
        <translation>Nie ma rozwiązania (udowodniono). Mimo to możesz zagrać.</translation>
    </message>
    <message>
        <source>Unknown: no solution was found in a reasonable time. You can play it anyway.</source>
        <translation>Nie wiadomo: w rozsądnym czasie nie znaleziono rozwiązania. Mimo to możesz zagrać.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) left</source>
        <translation>
            <numerusform>Jeszcze %n znak</numerusform>
            <numerusform>Jeszcze %n znaki</numerusform>
            <numerusform>Jeszcze %n znaków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name can have up to %n letter(s)</source>
        <translation>
            <numerusform>Nazwa może mieć najwyżej %n znak</numerusform>
            <numerusform>Nazwa może mieć najwyżej %n znaki</numerusform>
            <numerusform>Nazwa może mieć najwyżej %n znaków</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; click again or right-click to remove. On the keyboard, arrow keys move the cursor, Enter places or removes, %1 removes, and digits choose what to place.</source>
        <comment>a key</comment>
        <translation>Kliknij, aby postawić; kliknij ponownie lub prawym przyciskiem, aby zdjąć. Na klawiaturze: strzałki przesuwają kursor, Enter stawia lub zdejmuje, %1 zdejmuje, cyfry wybierają, co postawić.</translation>
    </message>
</context>
<context>
    <name>byways::app::Autosave</name>
    <message>
        <source>the folder “%1” can’t be created</source>
        <translation>nie można utworzyć folderu „%1”</translation>
    </message>
    <message>
        <source>another window or program has changed the saved game in the meantime</source>
        <translation>inne okno lub program zmieniło w międzyczasie zapisaną partię</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>%1, the hint points here</source>
        <comment>a place</comment>
        <translation>%1, tu kieruje wskazówka</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, N jumps to the next place where you can act, and Enter acts there.</source>
        <translation>Strzałki przesuwają kursor, N przenosi go na następne miejsce, gdzie można coś zrobić, a Enter działa w tym miejscu.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor; Enter chooses a place.</source>
        <translation>Strzałki przesuwają kursor, Enter wybiera miejsce.</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardZoom</name>
    <message>
        <source>Larger board</source>
        <translation>Większa plansza</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Mniejsza plansza</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Cała plansza</translation>
    </message>
    <message>
        <source>Show the whole board again (0)</source>
        <translation>Pokaż znów całą planszę (0)</translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message>
        <source>on its own</source>
        <translation>pojedynczy</translation>
    </message>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation>
            <numerusform>grupa z %n kamienia</numerusform>
            <numerusform>grupa z %n kamieni</numerusform>
            <numerusform>grupa z %n kamieni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::BypassBoard</name>
    <message>
        <source>Show me</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Highlight the paths and walls that you could swap to repair the board</source>
        <translation>Podświetl ścieżki i mury, których zamiana może naprawić planszę</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>Ś&amp;cieżka</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Mur</translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation>Wybierz kierunek</translation>
    </message>
    <message>
        <source>Draw a path</source>
        <translation>Narysuj ścieżkę</translation>
    </message>
    <message>
        <source>Draw a wall</source>
        <translation>Narysuj mur</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Zostaw tak, jak jest</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Zetrzyj</translation>
    </message>
    <message>
        <source>Swap it for a path</source>
        <translation>Zamień na ścieżkę</translation>
    </message>
    <message>
        <source>Swap it for a wall</source>
        <translation>Zamień na mur</translation>
    </message>
    <message>
        <source>%1. P draws a path, W a wall; arrow keys go to other links</source>
        <translation>%1. P rysuje ścieżkę, W mur, strzałki obracają</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>Połączenie %1 z %2</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop; a wall would cut hexes off</source>
        <translation>%1, wolne. Ścieżka zamknie tu pętlę, mur odetnie heksy</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop</source>
        <translation>%1, wolne. Ścieżka zamknie tu pętlę</translation>
    </message>
    <message>
        <source>%1, open. A wall here would cut hexes off</source>
        <translation>%1, wolne. Mur odetnie tu heksy</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, wolne</translation>
    </message>
    <message>
        <source>%1, wall of %2</source>
        <translation>%1, mur (%2)</translation>
    </message>
    <message>
        <source>%1, path of %2</source>
        <translation>%1, ścieżka (%2)</translation>
    </message>
    <message>
        <source>%1, chosen for a swap</source>
        <translation>%1, wybrane do zamiany</translation>
    </message>
    <message>
        <source>%1, part of a loop</source>
        <translation>%1, część pętli</translation>
    </message>
    <message>
        <source>%1, cuts hexes off</source>
        <translation>%1, odcina heksy</translation>
    </message>
    <message>
        <source>%1, drawn this turn</source>
        <translation>%1, narysowane w tej turze</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>litera %1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>odcięty</translation>
    </message>
    <message>
        <source>%1’s wall to %2</source>
        <translation>mur (%1) do %2</translation>
    </message>
    <message>
        <source>%1’s path to %2</source>
        <translation>ścieżka (%1) do %2</translation>
    </message>
    <message>
        <source>nothing drawn</source>
        <translation>nic nie narysowano</translation>
    </message>
    <message>
        <source>letter %1, route complete</source>
        <translation>litera %1, trasa ukończona</translation>
    </message>
    <message>
        <source>A path here would close a loop</source>
        <translation>Ścieżka zamknie tu pętlę</translation>
    </message>
    <message>
        <source>A wall here would cut hexes off</source>
        <translation>Mur odetnie tu heksy</translation>
    </message>
    <message>
        <source>%1. Press Enter, P or W to choose a link</source>
        <translation>%1. Enter, P lub W prowadzi do jego połączeń</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex. Enter goes to the links around the hex. Among the links, arrow keys choose one, P draws a path, W draws a wall and Escape goes back.</source>
        <translation>Strzałki prowadzą z heksu na heks; Enter przechodzi do połączeń wokół heksu, tam strzałki obracają, P rysuje ścieżkę, W mur, Esc wraca.</translation>
    </message>
</context>
<context>
    <name>byways::app::BypassTools</name>
    <message>
        <source>Pen for paths</source>
        <translation>Pisak do ścieżek</translation>
    </message>
    <message>
        <source>Pen for walls</source>
        <translation>Pisak do murów</translation>
    </message>
    <message>
        <source>Pen for paths (P). Drag from hex to hex, or click between two hexes.</source>
        <translation>Pisak do ścieżek (P). Przeciągnij z heksu do heksu albo kliknij między dwoma heksami.</translation>
    </message>
    <message>
        <source>Pen for walls (W). Drag along a side between hexes, or click it.</source>
        <translation>Pisak do murów (W). Przeciągnij wzdłuż boku albo go kliknij.</translation>
    </message>
</context>
<context>
    <name>byways::app::ChallengeBoard</name>
    <message>
        <source>Bring in %1</source>
        <translation>Wprowadź %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń %1</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) outside</source>
        <translation>
            <numerusform>%n pionek poza planszą</numerusform>
            <numerusform>%n pionki poza planszą</numerusform>
            <numerusform>%n pionków poza planszą</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>pionek</translation>
    </message>
    <message>
        <source>%1 piece</source>
        <comment>a colour</comment>
        <translation>%1 pionek</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>może tu wejść pionek</translation>
    </message>
    <message>
        <source>landing here removes %1</source>
        <translation>lądowanie, które usuwa %1</translation>
    </message>
    <message>
        <source>the piece can go here</source>
        <translation>można tu wejść</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <translation>wprowadza %1</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>w ręce</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>Wprowadź pionek</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Postaw tutaj</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Weź</translation>
    </message>
    <message>
        <source>landing here removes one of these: %1</source>
        <translation>lądowanie, które usuwa jeden z tych: %1</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Click it, or press Escape to cancel the move.</source>
        <comment>places, the last place</comment>
        <translation>Który pionek schodzi, %1 czy %2? Wskaż go; Esc odwołuje ruch.</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Choose with an arrow key and press Enter; Escape cancels the move.</source>
        <comment>places, the last place</comment>
        <translation>Który pionek schodzi, %1 czy %2? Strzałka go wybiera, Enter zdejmuje, Esc odwołuje ruch.</translation>
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
        <translation>Szanse na wygraną: jeszcze nieznane</translation>
    </message>
    <message>
        <source>Chances to win: %1</source>
        <comment>players with theirs</comment>
        <translation>Szanse na wygraną: %1</translation>
    </message>
    <message>
        <source>Chances to win, before the last turn: %1</source>
        <translation>Szanse na wygraną, przed ostatnią turą: %1</translation>
    </message>
    <message>
        <source>Chances to win, still thinking: %1</source>
        <comment>players with theirs</comment>
        <translation>Szanse na wygraną, liczenie trwa: %1</translation>
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
        <translation>Brak</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>Time for each plan</source>
        <translation>Czas na każdy plan</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Czas na każdą turę</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Czas na partię</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Zegar z instrukcji</translation>
    </message>
    <message>
        <source>The player leaves the game</source>
        <translation>Gracz opuszcza grę</translation>
    </message>
    <message>
        <source>The player loses</source>
        <translation>Gracz przegrywa</translation>
    </message>
    <message>
        <source>Play on in overtime</source>
        <translation>Widać to, a gra toczy się dalej</translation>
    </message>
    <message>
        <source>Added for each turn</source>
        <translation>Dodatek za każdą turę</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>Gdy czas się skończy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Jak długo</translation>
    </message>
</context>
<context>
    <name>byways::app::Coach</name>
    <message>
        <source>not while a clock runs</source>
        <translation>nie przy włączonym zegarze</translation>
    </message>
</context>
<context>
    <name>byways::app::CoachBox</name>
    <message>
        <source>That turn gives away a lot</source>
        <translation>To dużo kosztuje</translation>
    </message>
    <message>
        <source>Chance to win: about %1 with the best turn, about %2 with that one.</source>
        <comment>61 %, 30 %</comment>
        <translation>Szansa na wygraną z najlepszym zagraniem: około %1, z tym: około %2.</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Zagraj mimo to</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>Pokaż dlaczego</translation>
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
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Komentarz do tej tury</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save the comment (%1)</source>
        <translation>Zapisz komentarz (%1)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Leave the comment as it was before</source>
        <translation>Zostawia komentarz taki, jaki był</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many. Shorten the comment to save it.</source>
        <translation>
            <numerusform>%n znak za dużo. Skróć komentarz, żeby go zapisać.</numerusform>
            <numerusform>%n znaki za dużo. Skróć komentarz, żeby go zapisać.</numerusform>
            <numerusform>%n znaków za dużo. Skróć komentarz, żeby go zapisać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>Jeszcze %n znak</numerusform>
            <numerusform>Jeszcze %n znaki</numerusform>
            <numerusform>Jeszcze %n znaków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long to paste: a comment has at most %n character(s).</source>
        <translation>
            <numerusform>To za długie, żeby wkleić: komentarz ma najwyżej %n znak.</numerusform>
            <numerusform>To za długie, żeby wkleić: komentarz ma najwyżej %n znaki.</numerusform>
            <numerusform>To za długie, żeby wkleić: komentarz ma najwyżej %n znaków.</numerusform>
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
        <translation>Nauka: %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done. Each lesson takes two to four minutes.</source>
        <translation>Ukończone lekcje: %1 z %2. Każda trwa od dwóch do czterech minut.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>Ukończone lekcje: %1 z %2</translation>
    </message>
    <message>
        <source>Continue with lesson %1</source>
        <translation>Kontynuuj od lekcji %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Start this course over?</source>
        <translation>Zacząć ten kurs od nowa?</translation>
    </message>
    <message>
        <source>Its stars will be lost.</source>
        <translation>Gwiazdki przepadną.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Zacznij od nowa…</translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Przekaż dalej: %1</translation>
    </message>
    <message>
        <source>%1, press Space when nobody else is looking.</source>
        <translation>%1, naciśnij spację, gdy nikt inny nie patrzy.</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Podnieś kurtynę</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation>
            <numerusform>Oddane plany: %1 z %n.</numerusform>
            <numerusform>Oddane plany: %1 z %n.</numerusform>
            <numerusform>Oddane plany: %1 z %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Kopiuj wynik</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Wszystkie dni</translation>
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
        <translation>%1. Najdłuższa: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dzień</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily exercise</source>
        <translation>Ćwiczenie dnia</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>Następny miesiąc</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Dni miesiąca</translation>
    </message>
    <message>
        <source>begun, not finished yet</source>
        <translation>zaczęte, jeszcze nieukończone</translation>
    </message>
    <message>
        <source>A new exercise each day, the same for everybody.</source>
        <translation>Codziennie nowe ćwiczenie, dla wszystkich to samo.</translation>
    </message>
</context>
<context>
    <name>byways::app::DoneLine</name>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>No program was found to open “%1”.</source>
        <translation>Nie znaleziono programu, który to otworzy. Zapisano tutaj: %1</translation>
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
        <translation>Razem</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a game, points</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>didn’t play</source>
        <translation>bez udziału</translation>
    </message>
    <message>
        <source>%1, together: %2</source>
        <comment>a player, points</comment>
        <translation>%1, razem: %2</translation>
    </message>
    <message>
        <source>The scoreboard is on the clipboard.</source>
        <translation>Tabela wyników jest w schowku.</translation>
    </message>
    <message>
        <source>The scoreboard can’t be printed</source>
        <translation>Nie można wydrukować tabeli wyników</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>Drukarka nie przyjmuje strony.</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>Zacząć nowy wieczór?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Ten wieczór</translation>
    </message>
    <message>
        <source>The scoreboard starts by itself when the same people play a second game within four hours.</source>
        <translation>Zaczyna się sam od drugiej partii tych samych osób w ciągu czterech godzin.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Półka</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>How games count</source>
        <translation>Jak liczą się partie</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <comment>points for the first, second, third</comment>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Punkty z partii</translation>
    </message>
    <message>
        <source>Nothing yet. Play two games with the same people, or begin an evening now so that the next game counts.</source>
        <translation>Jeszcze nic. Zagrajcie dwie partie w tym samym składzie albo zacznijcie teraz, a następna partia już się policzy.</translation>
    </message>
    <message>
        <source>Begin a new evening</source>
        <translation>Zacznij nowy wieczór</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tabela wyników</translation>
    </message>
    <message>
        <source>This empties the scoreboard. Finished games and statistics stay as they are.</source>
        <translation>Tabela wyników zostanie opróżniona. Skończone partie i statystyki zostaną bez zmian.</translation>
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
        <translation>Edytuj, kopiuj, udostępnij, usuń</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Co można zrobić z łamigłówką: %1</translation>
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
        <translation>Ta próba: %1. Najlepsza: %2.</translation>
    </message>
    <message>
        <source>You can still earn %1.</source>
        <translation>Jeszcze do zdobycia: %1.</translation>
    </message>
    <message>
        <source>With a hint: one star.</source>
        <translation>Ze wskazówką: jedna gwiazdka.</translation>
    </message>
    <message>
        <source>%1: back to the list</source>
        <translation>%1, wróć do wszystkich</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>Ukończone kroki: %1 z %2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Źle</translation>
    </message>
    <message>
        <source>Take the hint</source>
        <translation>Daj wskazówkę</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Shows what a computer would play</source>
        <translation>Co zagrałby komputer</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Plays the solution; you can then earn only a hollow star</source>
        <translation>Program zagra to za ciebie. Zdobędziesz wtedy pustą gwiazdkę</translation>
    </message>
    <message>
        <source>Start again: a fresh attempt</source>
        <translation>Zacznij od nowa: kolejna próba</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>With a hint, you can earn only one star. Press again to see the hint; later hints appear right away.</source>
        <translation>Ze wskazówką zostaje jedna gwiazdka. Naciśnij jeszcze raz, a pojawi się wskazówka; potem już od razu.</translation>
    </message>
    <message>
        <source>Once the solution is shown, you can earn only a hollow star. Press again to see the solution.</source>
        <translation>Po pokazaniu rozwiązania zostaje pusta gwiazdka. Poproś jeszcze raz, aby je zobaczyć.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>Do poprzedniego kroku</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>Sprawdzam twoje zagranie</translation>
    </message>
    <message>
        <source>The lesson earns as many stars as its weakest step.</source>
        <translation>O gwiazdkach decyduje twój najsłabszy krok.</translation>
    </message>
    <message>
        <source>Plays the solution</source>
        <translation>Program zagra to za ciebie</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Szukanie</translation>
    </message>
    <message>
        <source>The solution was shown. Play it yourself for a hollow star.</source>
        <translation>Pokazano rozwiązanie. Zagraj je samodzielnie, a dostaniesz pustą gwiazdkę.</translation>
    </message>
    <message>
        <source>You skipped a step or saw its solution, so this lesson earns only a hollow star.</source>
        <translation>Pominięto krok albo pokazano jego rozwiązanie: za tę lekcję jest pusta gwiazdka.</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do. With any hint, you can earn only one star</source>
        <translation>Gdzie patrzeć, a po ponownym naciśnięciu: co zrobić. Zdobędziesz wtedy jedną gwiazdkę</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do</source>
        <translation>Gdzie patrzeć, a po ponownym naciśnięciu: co zrobić</translation>
    </message>
</context>
<context>
    <name>byways::app::ExercisePage</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć na półkę</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseRun</name>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Play on as you like, for all sides or against a computer. Nothing counts here.</source>
        <translation>Graj dalej, jak chcesz, za wszystkie strony, albo powierz jedną komputerowi. Tu nic się nie liczy.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Wróć do wyniku</translation>
    </message>
    <message>
        <source>Keep as a game</source>
        <translation>Zachowaj jako partię</translation>
    </message>
    <message>
        <source>Play on as you like. Nothing counts here.</source>
        <translation>Graj dalej, jak chcesz. Tu nic się nie liczy.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 solved</source>
        <comment>a game</comment>
        <translation>%1: rozwiązano %2 z %3</translation>
    </message>
    <message>
        <source>Play it from the start</source>
        <translation>Graj od pozycji początkowej</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Wróć do ćwiczenia</translation>
    </message>
    <message>
        <source>New to this game? Lesson 1</source>
        <translation>Nie znasz tej gry? Lekcja 1</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Wszystkie dni</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportDialog</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>What will be in the file</source>
        <translation>Co znajdzie się w pliku</translation>
    </message>
    <message>
        <source>Pictures written</source>
        <translation>Zapisane obrazy</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>Folder na obrazy</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>Zastąpić %n obraz?</numerusform>
            <numerusform>Zastąpić %n obrazy?</numerusform>
            <numerusform>Zastąpić %n obrazów?</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder already has pictures with these names, such as %1.</source>
        <translation>W folderze są już obrazy o tych nazwach, np. %1.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%n obraz w %1</numerusform>
            <numerusform>%n obrazy w %1</numerusform>
            <numerusform>%n obrazów w %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>The export is still running.</source>
        <translation>Zapis jeszcze trwa.</translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>Pliki %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportFields</name>
    <message>
        <source>The position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>Pusta plansza</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, obraz</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, rysunek w dowolnym rozmiarze</translation>
    </message>
    <message>
        <source>PDF, a page for paper</source>
        <translation>PDF, strona do druku</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Jak w oknie</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Przezroczyste</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Szerokość w pikselach</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Wysokość w pikselach</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pikseli</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Tło</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>Lista tur na dalszych stronach</translation>
    </message>
    <message>
        <source>The whole game as pictures</source>
        <translation>Cała partia w obrazach</translation>
    </message>
    <message>
        <source>The whole game as a web page</source>
        <translation>Cała partia jako strona WWW</translation>
    </message>
    <message>
        <source>The whole game as an animated picture</source>
        <translation>Cała partia jako animowany obraz</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>Dłuższy bok w pikselach</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pikseli</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>Sekundy na turę</translation>
    </message>
    <message>
        <source>First board; 0 is the start</source>
        <translation>Pierwsza plansza; 0 to początek</translation>
    </message>
    <message>
        <source>Last board</source>
        <translation>Ostatnia plansza</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Dłuższy bok</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
</context>
<context>
    <name>byways::app::FinishedCard</name>
    <message>
        <source>Reviewed</source>
        <translation>Po analizie</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Every turn has been reviewed: see what mattered</source>
        <translation>Wszystkie tury sprawdzone: zobacz, co było ważne</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed: go on</source>
        <translation>
            <numerusform>Sprawdzono %1 z %n tury: wznów</numerusform>
            <numerusform>Sprawdzono %1 z %n tur: wznów</numerusform>
            <numerusform>Sprawdzono %1 z %n tur: wznów</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Obejrzyj ją tura po turze: co było ważne i co było lepsze</translation>
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
        <translation>Wycofaj z planszy pionek, który wszedł ostatni</translation>
    </message>
</context>
<context>
    <name>byways::app::FullScreen</name>
    <message>
        <source>Full screen. Press %1 or %2 to leave.</source>
        <translation>Pełny ekran. Wyjście: %1 lub %2.</translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1–%n gracza</numerusform>
            <numerusform>%1–%n graczy</numerusform>
            <numerusform>%1–%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Graj w %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>Łamigłówki: %1</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Z komputerem</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>Graj w %1 z komputerem</translation>
    </message>
    <message>
        <source>Against the computer: %1</source>
        <comment>a level in words</comment>
        <translation>Z komputerem: %1</translation>
    </message>
    <message>
        <source>Play %1 against the computer: %2</source>
        <comment>a game, a level in words</comment>
        <translation>Graj w %1 z komputerem: %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Learn %1/%2</source>
        <comment>lessons done, of how many</comment>
        <translation>Nauka %1/%2</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Nauka: %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>Ukończone lekcje: %1 z %2</translation>
    </message>
    <message>
        <source>Problems: %1 of %2 solved</source>
        <translation>Zadania: rozwiązano %1 z %2</translation>
    </message>
    <message>
        <source>Problems in %1: %2 of %3 solved</source>
        <comment>a game, two numbers</comment>
        <translation>Zadania z gry %1: rozwiązano %2 z %3</translation>
    </message>
    <message>
        <source>easy to learn</source>
        <translation>proste zasady</translation>
    </message>
    <message>
        <source>some rules to learn</source>
        <translation>trochę zasad do poznania</translation>
    </message>
    <message>
        <source>more rules to learn</source>
        <translation>więcej zasad do poznania</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>players, minutes, how much to learn</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Zacznij tutaj</translation>
    </message>
</context>
<context>
    <name>byways::app::GroupsBoard</name>
    <message>
        <source>Show the groups of three</source>
        <translation>Pokaż trójki</translation>
    </message>
    <message>
        <source>Show which three spaces make a group (T)</source>
        <translation>Pokaż, które trzy pola tworzą trójkę (T)</translation>
    </message>
    <message>
        <source>Center Square, where pieces go home</source>
        <translation>środkowy kwadrat, przez który pionki idą do domu</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%1 pionek (%2)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>w ręce</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>może tu wejść pionek</translation>
    </message>
    <message>
        <source>the piece in hand may go here</source>
        <translation>może tu iść pionek z ręki</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Rzuć kośćmi</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>Wprowadź pionek</translation>
    </message>
    <message>
        <source>Bring the piece home</source>
        <translation>Zaprowadź pionek do domu</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Rusz się tutaj</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Odłóż pionek</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>Weź pionek</translation>
    </message>
    <message>
        <source>A piece from the reserve may come in on %1</source>
        <translation>Może wejść pionek z rezerwy: %1</translation>
    </message>
    <message>
        <source>then pieces may come in on %1</source>
        <comment>spaces</comment>
        <translation>wtedy pionki mogą wejść na %1</translation>
    </message>
    <message>
        <source>transit space, where no piece may stay</source>
        <translation>pole tranzytowe: można przejść, ale nie zostać</translation>
    </message>
    <message>
        <source>only the piece on %1 can go here</source>
        <comment>a place</comment>
        <translation>może tu iść tylko pionek z %1</translation>
    </message>
    <message>
        <source>Move the piece from %1 here</source>
        <comment>a place</comment>
        <translation>Przenieś tutaj pionek z %1</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message>
        <source>Show round %1 again</source>
        <translation>Pokaż rundę %1 jeszcze raz</translation>
    </message>
    <message>
        <source>Sign that turns &amp;left</source>
        <translation>Znak w &amp;lewo</translation>
    </message>
    <message>
        <source>Sign that turns &amp;right</source>
        <translation>Znak w &amp;prawo</translation>
    </message>
    <message>
        <source>&amp;Barrier</source>
        <translation>&amp;Zapora</translation>
    </message>
    <message>
        <source>You stay where you are.</source>
        <translation>Zostajesz na miejscu.</translation>
    </message>
    <message numerus="yes">
        <source>Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.</source>
        <translation>
            <numerusform>Podróż na %1 przy obecnej planszy: %n punkt, aż do %2; %3.</numerusform>
            <numerusform>Podróż na %1 przy obecnej planszy: %n punkty, aż do %2; %3.</numerusform>
            <numerusform>Podróż na %1 przy obecnej planszy: %n punktów, aż do %2; %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>not under your control</source>
        <translation>nie pod twoją kontrolą</translation>
    </message>
    <message>
        <source>your %1, placed this round</source>
        <translation>z twojego planu w tej rundzie: %1</translation>
    </message>
    <message>
        <source>no direction chosen yet</source>
        <translation>kierunek jeszcze nie wybrany</translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation>stoi tu %1</translation>
    </message>
    <message>
        <source>starting hex of %1</source>
        <translation>pole startowe (%1)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation>
            <numerusform>w tej rundzie warte %n punkt</numerusform>
            <numerusform>w tej rundzie warte %n punkty</numerusform>
            <numerusform>w tej rundzie warte %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Tray: %1</source>
        <translation>Zapas: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation>
            <numerusform>Zapas: %1, zostało %n, w ręce</numerusform>
            <numerusform>Zapas: %1, zostało %n, w ręce</numerusform>
            <numerusform>Zapas: %1, zostało %n, w ręce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation>
            <numerusform>Zapas: %1, zostało %n</numerusform>
            <numerusform>Zapas: %1, zostało %n</numerusform>
            <numerusform>Zapas: %1, zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Travel %1</source>
        <translation>Jedź na %1</translation>
    </message>
    <message>
        <source>%1, chosen. %2</source>
        <translation>%1, wybrane. %2</translation>
    </message>
    <message>
        <source>Pick up the %1</source>
        <translation>Weź: %1</translation>
    </message>
    <message>
        <source>Place the %1</source>
        <translation>Postaw: %1</translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation>Wycofaj: %1</translation>
    </message>
    <message>
        <source>R&amp;obber</source>
        <translation>&amp;Rozbójnik</translation>
    </message>
    <message>
        <source>Round %1 plays out</source>
        <translation>Trwa runda %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a twist, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Arrow keys move the ring. Q, E, A, D, Z and C choose the direction, and S lets you stay. L and R place a sign at the ring, and X places a barrier.</source>
        <translation>Strzałki przesuwają pierścień; Q E A D Z C wybierają kierunek, S to postój; L, R i X stawiają znak lub zaporę na polu z pierścieniem.</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1</source>
        <translation>kliknij lub naciśnij Enter, by ruszyć na %1</translation>
    </message>
    <message>
        <source>on %1’s journey</source>
        <translation>na trasie podróży gracza %1</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1 or place a sign</source>
        <translation>kliknij lub naciśnij Enter, by ruszyć na %1 albo postawić znak</translation>
    </message>
    <message>
        <source>%1 or place a sign</source>
        <translation>%1 albo postaw znak</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayRaceBar</name>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
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
        <translation>Tabela punktów</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the round, name of its twist</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>jeszcze nie rozegrana</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from robbers</source>
        <translation>z tego %1 dzięki rozbójnikom</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>poza grą</translation>
    </message>
</context>
<context>
    <name>byways::app::LearnRun</name>
    <message>
        <source>Learn from it – %1 – Byways</source>
        <comment>a game</comment>
        <translation>Ucz się na błędach – %1 – Byways</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Pozycja %1 z %2</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>Ucz się na błędach</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win here. Find a better turn.</source>
        <translation>%1 traci tu %2 szans na wygraną. Znajdź lepsze zagranie.</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Wróć do analizy</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Następna pozycja</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Zagraj samodzielnie</translation>
    </message>
    <message>
        <source>The best turn is %1. Chances after it: %2.</source>
        <comment>turn in words, chances of all</comment>
        <translation>Najlepiej: %1. Szanse po tym: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found on your own: %1 of %n.</source>
        <translation>
            <numerusform>Znalezione samodzielnie: %1 z %n.</numerusform>
            <numerusform>Znalezione samodzielnie: %1 z %n.</numerusform>
            <numerusform>Znalezione samodzielnie: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would give away %1 of the chance to win. There is a better turn.</source>
        <translation>To kosztowałoby %1 szans na wygraną. Jest coś lepszego.</translation>
    </message>
    <message>
        <source>It isn’t known how good that turn is.</source>
        <translation>Nie wiadomo, jak dobre to jest.</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>Równie dobre jak najlepsze znalezione zagranie.</translation>
    </message>
</context>
<context>
    <name>byways::app::LessonRun</name>
    <message>
        <source>That is a legal turn. Try something else.</source>
        <translation>To było dozwolone. Spróbuj czegoś innego.</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a place was tapped</comment>
        <translation>Nie tam.</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>Znalezione: %1 z %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <translation>Teraz zakończ turę.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lekcja %1 z %2</translation>
    </message>
    <message>
        <source>That was lesson %1.</source>
        <translation>To była lekcja %1.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>Do kursu</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Zakończ lekcję</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
</context>
<context>
    <name>byways::app::Library</name>
    <message>
        <source>It’s far too large for a game.</source>
        <translation>Zapis jest o wiele za duży jak na partię.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>Zapis jest uszkodzony albo nie jest partią z Byways.</translation>
    </message>
    <message>
        <source>A player’s name in this record is longer than %1 characters, or has characters that can’t be shown on one line.</source>
        <translation>Jest w nim imię gracza dłuższe niż %1 znaków albo ze znakami, których nie da się pokazać w jednym wierszu.</translation>
    </message>
    <message>
        <source>It isn’t a game that Byways has saved: there is something wrong with “%1”.</source>
        <translation>To nie jest partia zapisana przez Byways: coś się nie zgadza z „%1”.</translation>
    </message>
    <message>
        <source>It was written by a later version of Byways (format %1). Your version can’t read it.</source>
        <translation>Zapisała go późniejsza wersja Byways (format %1). Ta wersja nie może go odczytać.</translation>
    </message>
    <message>
        <source>It’s a game of “%1”, which this version doesn’t know.</source>
        <translation>To partia gry „%1”, której ta wersja nie zna.</translation>
    </message>
    <message>
        <source>Its players or options don’t fit the game (%1).</source>
        <translation>Gracze lub opcje nie pasują do tej gry (%1).</translation>
    </message>
    <message>
        <source>The result in this record doesn’t match the turns.</source>
        <translation>Zapisany w nim wynik nie jest tym, do którego prowadzą jego tury.</translation>
    </message>
    <message>
        <source>No game can begin from the arranged position in this record.</source>
        <translation>Od ustawionej w nim pozycji nie można zacząć żadnej partii.</translation>
    </message>
    <message>
        <source>Entry %1 in this record contains an illegal step: “%2”.</source>
        <translation>Jest w nim niedozwolony wpis %1, krok „%2”.</translation>
    </message>
    <message>
        <source>It isn’t written in UTF-8, the encoding of Byways’ games.</source>
        <translation>Nie zapisano go w UTF-8, kodowaniu, w którym Byways zapisuje partie.</translation>
    </message>
    <message>
        <source>its record has become too long to be read back</source>
        <translation>jej zapis stał się za długi, żeby dało się go znów odczytać</translation>
    </message>
    <message>
        <source>its record could not be read back (%1)</source>
        <translation>jej zapisu nie dało się znów odczytać (%1)</translation>
    </message>
    <message>
        <source>This game can’t be saved: %1.</source>
        <translation>Nie można zapisać tej partii: %1.</translation>
    </message>
</context>
<context>
    <name>byways::app::Look</name>
    <message>
        <source>violet</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>bursztynowy</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>morski</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>graphite</source>
        <translation>grafitowy</translation>
    </message>
</context>
<context>
    <name>byways::app::LookBack</name>
    <message>
        <source>Back to the end</source>
        <translation>Wróć na koniec</translation>
    </message>
    <message>
        <source>Back to those turns</source>
        <translation>Wróć tam</translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at the start.</source>
        <translation>
            <numerusform>Zachowana: %n wcześniejsza tura, przy rozwidleniu na początku.</numerusform>
            <numerusform>Zachowane: %n wcześniejsze tury, przy rozwidleniu na początku.</numerusform>
            <numerusform>Zachowano: %n wcześniejszych tur, przy rozwidleniu na początku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at turn %1.</source>
        <translation>
            <numerusform>Zachowana: %n wcześniejsza tura, przy rozwidleniu w turze %1.</numerusform>
            <numerusform>Zachowane: %n wcześniejsze tury, przy rozwidleniu w turze %1.</numerusform>
            <numerusform>Zachowano: %n wcześniejszych tur, przy rozwidleniu w turze %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are looking back. The round in progress is at the end.</source>
        <translation>Oglądasz wcześniejszy moment. Bieżąca runda toczy się dalej na końcu.</translation>
    </message>
    <message>
        <source>You are looking back. If you play on from here, the later rounds are kept.</source>
        <translation>Oglądasz wcześniejszy moment. Jeśli zagrasz dalej stąd, to, co było potem, zostanie zachowane.</translation>
    </message>
    <message numerus="yes">
        <source>The start, with %n turn(s) to come.</source>
        <translation>
            <numerusform>Początek, przed %n turą.</numerusform>
            <numerusform>Początek, przed %n turami.</numerusform>
            <numerusform>Początek, przed %n turami.</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2.</source>
        <translation>Po turze %1 z %2.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept.</source>
        <comment>where one is</comment>
        <translation>%1 Możesz grać dalej stąd: to, co było potem, zostanie zachowane.</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>Początek.</translation>
    </message>
    <message>
        <source>%1 It is %2’s turn here.</source>
        <comment>where one is, a player</comment>
        <translation>%1 Na ruchu: %2.</translation>
    </message>
    <message>
        <source>The previous line, from round %1 on, is kept.</source>
        <translation>Zachowano to, co zagrano wcześniej, od rundy %1.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept, except the unfinished one.</source>
        <comment>where one is</comment>
        <translation>%1 Możesz grać dalej stąd: to, co było potem, zostanie zachowane, ale nie niedokończona tura.</translation>
    </message>
</context>
<context>
    <name>byways::app::LotOverlay</name>
    <message>
        <source>Click or press a key to go on</source>
        <translation>Kliknij lub naciśnij klawisz, aby przejść dalej</translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message>
        <source>The game can’t be saved</source>
        <translation>Nie można zapisać partii</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Byways records (*.byways *.json);;All files (*)</source>
        <translation>Zapisy Byways (*.byways *.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Zapisano jako %1</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>%1 poddaje partię?</translation>
    </message>
    <message>
        <source>%1 will win the game.</source>
        <translation>Wtedy partię wygrywa %1.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj partię</translation>
    </message>
    <message>
        <source>Does %1 leave the game?</source>
        <translation>%1 opuszcza grę?</translation>
    </message>
    <message>
        <source>The others play on without %1, who can’t win any more.</source>
        <translation>Inni grają dalej bez tego gracza, a %1 nie może już wygrać.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Opuść grę</translation>
    </message>
    <message>
        <source>Do all players agree to a draw?</source>
        <translation>Czy wszyscy gracze zgadzają się na remis?</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Wszyscy się zgadzają</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>Zapis partii jest w schowku.</translation>
    </message>
    <message>
        <source>arranged position</source>
        <translation>ustawiona pozycja</translation>
    </message>
    <message>
        <source>Set up a position – %1 – Byways</source>
        <translation>Ustaw pozycję – %1 – Byways</translation>
    </message>
    <message>
        <source>The current round can’t be opened</source>
        <translation>Nie można otworzyć bieżącej rundy</translation>
    </message>
    <message>
        <source>The round was sealed on another computer, or the game file has been edited by hand. The game continues from the last position that everybody saw.</source>
        <translation>Zapieczętowano ją na innym komputerze albo od tego czasu ktoś ręcznie zmienił coś w partii. Gra toczy się dalej od miejsca, które wszyscy widzieli jako ostatnie.</translation>
    </message>
    <message>
        <source>Copy the whole record of a game first: it begins with { and ends with }.</source>
        <translation>Najpierw skopiuj cały zapis partii: zaczyna się od { i kończy na }.</translation>
    </message>
    <message>
        <source>Rules of %1 – Byways</source>
        <translation>Zasady: %1 – Byways</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <comment>players</comment>
        <translation>%1 (niezapisana)</translation>
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
        <translation>Rzucono kośćmi: przy tym stole nie cofa się tego, co było przed rzutem</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Ta partia jest otwarta w innym oknie.</translation>
    </message>
    <message>
        <source>Two windows would overwrite each other’s turns. You can go on with a copy of the game as last saved.</source>
        <translation>Dwa okna psułyby sobie nawzajem tury. Możesz grać dalej na kopii, w stanie z ostatniego zapisu.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Otwórz kopię</translation>
    </message>
    <message>
        <source>“%1” can’t be opened</source>
        <translation>Nie można otworzyć „%1”</translation>
    </message>
    <message>
        <source>“%1” has been changed elsewhere.</source>
        <translation>Plik „%1” od tego czasu się zmienił.</translation>
    </message>
    <message>
        <source>Another window or program has changed this file. Saving here will replace its contents; “Save as” keeps both versions.</source>
        <translation>Zapisało go inne okno lub program. Zapis w tym miejscu zastąpi jego obecną treść; „Zapisz jako” zachowa jedno i drugie.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>This game isn’t being saved: %1.</source>
        <translation>Ta partia nie jest zapisywana: %1.</translation>
    </message>
    <message>
        <source>This game isn’t saved.</source>
        <translation>Ta partia nie jest zapisana.</translation>
    </message>
    <message>
        <source>Saving failed: %1. All turns played since the last save would be lost.</source>
        <translation>Przepadłoby to, co zagrano od ostatniego udanego zapisu (%1).</translation>
    </message>
    <message>
        <source>Leave it unsaved</source>
        <translation>Zostaw niezapisaną</translation>
    </message>
    <message>
        <source>Saving failed: %1. These results would be lost.</source>
        <translation>Przepadłyby (%1).</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Zakończ mimo to</translation>
    </message>
    <message>
        <source>A submitted plan can’t be taken back</source>
        <translation>Tego, co oddano, nie można wycofać</translation>
    </message>
    <message>
        <source>Learn – Byways</source>
        <translation>Nauka – Byways</translation>
    </message>
    <message>
        <source>Finished games – Byways</source>
        <translation>Skończone partie – Byways</translation>
    </message>
    <message>
        <source>Statistics – Byways</source>
        <translation>Statystyki – Byways</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>Nie ma jeszcze czego cofać</translation>
    </message>
    <message>
        <source>Review – %1 – Byways</source>
        <translation>Analiza – %1 – Byways</translation>
    </message>
    <message>
        <source>The record of this game is full, so this couldn’t be added.</source>
        <translation>Zapis tej partii jest pełny, więc nie udało się tego dodać.</translation>
    </message>
    <message>
        <source>The clock was stopped</source>
        <translation>Zegar stał w miejscu</translation>
    </message>
    <message numerus="yes">
        <source>This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t count.</source>
        <translation>
            <numerusform>Przez około %n minutę komputer był uśpiony albo program Byways nie mógł działać. Ten czas się nie liczy.</numerusform>
            <numerusform>Przez około %n minuty komputer był uśpiony albo program Byways nie mógł działać. Ten czas się nie liczy.</numerusform>
            <numerusform>Przez około %n minut komputer był uśpiony albo program Byways nie mógł działać. Ten czas się nie liczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer was asleep, or Byways couldn’t run, for a moment. That time doesn’t count.</source>
        <translation>Przez chwilę komputer był uśpiony albo program Byways nie mógł działać. Ten czas się nie liczy.</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the current round.</source>
        <translation>Zapis partii jest w schowku, bez bieżącej rundy.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>Zapis jest uszkodzony albo nie jest partią z Byways.</translation>
    </message>
    <message>
        <source>There is no game in this text</source>
        <translation>W tym tekście nie ma partii</translation>
    </message>
    <message>
        <source>Trash – Byways</source>
        <translation>Kosz – Byways</translation>
    </message>
    <message>
        <source>%1 is in the trash now.</source>
        <comment>a game and its players</comment>
        <translation>%1: ta partia jest teraz w koszu.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>Nie można przywrócić tej partii.</translation>
    </message>
    <message>
        <source>It isn’t in the trash any more.</source>
        <translation>Nie ma jej już w koszu.</translation>
    </message>
    <message>
        <source>See the trash</source>
        <translation>Zobacz kosz</translation>
    </message>
    <message>
        <source>This game isn’t among your finished games.</source>
        <translation>Tej partii nie ma wśród twoich skończonych partii.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>It is among your finished games and counts in the statistics.</source>
        <translation>Jest wśród twoich skończonych partii i liczy się w statystykach.</translation>
    </message>
    <message>
        <source>A copy of a game holds only what everybody has seen. Plans submitted in secret are left out.</source>
        <translation>Kopia partii zawiera tylko to, co widzieli wszyscy. Planów oddanych w tajemnicy w niej nie ma.</translation>
    </message>
    <message>
        <source>Saved as %1, without the current round</source>
        <translation>Zapisano jako %1, bez bieżącej rundy</translation>
    </message>
    <message>
        <source>The record of this game is nearly full. New comments, other lines and reviews that no longer fit won’t be kept.</source>
        <translation>Zapis tej partii jest prawie pełny. Komentarze, inne warianty i analizy, na które nie ma już miejsca, nie zostaną zachowane.</translation>
    </message>
    <message>
        <source>A coach can speak up when a turn is a serious mistake.</source>
        <translation>Trener może się odezwać, gdy zagranie jest poważnym błędem.</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>Graj z trenerem</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>Obraz planszy jest w schowku.</translation>
    </message>
    <message>
        <source>Daily exercise – Byways</source>
        <translation>Ćwiczenie dnia – Byways</translation>
    </message>
    <message>
        <source>Scoreboard – Byways</source>
        <translation>Tabela wyników – Byways</translation>
    </message>
    <message numerus="yes">
        <source>%n missed problem(s) to repeat.</source>
        <translation>
            <numerusform>Do powtórki: %n zadanie, które się nie udało.</numerusform>
            <numerusform>Do powtórki: %n zadania, które się nie udały.</numerusform>
            <numerusform>Do powtórki: %n zadań, które się nie udały.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is now among your games on the shelf.</source>
        <translation>Jest wśród twoich partii na półce.</translation>
    </message>
    <message numerus="yes">
        <source>Today’s exercise is done: %n days in a row.</source>
        <translation>
            <numerusform>Dzisiejsze ćwiczenie ukończone, %n. dzień z rzędu.</numerusform>
            <numerusform>Dzisiejsze ćwiczenie ukończone, %n. dzień z rzędu.</numerusform>
            <numerusform>Dzisiejsze ćwiczenie ukończone, %n. dzień z rzędu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s exercise is done.</source>
        <translation>Dzisiejsze ćwiczenie ukończone.</translation>
    </message>
    <message>
        <source>The exercise of %1 is done.</source>
        <comment>a date</comment>
        <translation>Ćwiczenie z %1 ukończone.</translation>
    </message>
    <message>
        <source>Second game tonight: Byways is now keeping score. %1.</source>
        <comment>players and their points</comment>
        <translation>Druga partia tego wieczoru: Byways liczy teraz punkty. %1.</translation>
    </message>
    <message>
        <source>See the scoreboard</source>
        <translation>Zobacz tabelę wyników</translation>
    </message>
    <message>
        <source>Your results in puzzles, problems and lessons aren’t being saved: %1.</source>
        <translation>Twoje wyniki w łamigłówkach, zadaniach i lekcjach nie są zapisywane: %1.</translation>
    </message>
    <message>
        <source>Your latest results in puzzles, problems and lessons haven’t been saved.</source>
        <translation>Twoje ostatnie wyniki w łamigłówkach, zadaniach i lekcjach nie są zapisane.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has moved for %n turn(s).</source>
        <translation>
            <numerusform>Od %n tury nikt nie wykonał ruchu.</numerusform>
            <numerusform>Od %n tur nikt nie wykonał ruchu.</numerusform>
            <numerusform>Od %n tur nikt nie wykonał ruchu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree to a draw…</source>
        <translation>Uzgodnij remis…</translation>
    </message>
    <message>
        <source>Training. Your strength: %1.</source>
        <comment>a rating and its error</comment>
        <translation>Trening. Twoja siła: %1.</translation>
    </message>
    <message>
        <source>This round starts over</source>
        <translation>Ta runda zaczyna się od nowa</translation>
    </message>
    <message>
        <source>Byways records</source>
        <translation>Zapisy Byways</translation>
    </message>
    <message>
        <source>The puzzle can’t be kept</source>
        <translation>Nie można zachować łamigłówki</translation>
    </message>
    <message>
        <source>Kept as a sketch among your puzzles.</source>
        <translation>Zachowano jako szkic wśród twoich łamigłówek.</translation>
    </message>
    <message>
        <source>Kept among your puzzles.</source>
        <translation>Zachowano wśród twoich łamigłówek.</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Zapisz łamigłówkę</translation>
    </message>
    <message>
        <source>The puzzle can’t be saved</source>
        <translation>Nie można zapisać łamigłówki</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>This is a puzzle: %1.</source>
        <comment>its name</comment>
        <translation>To jest łamigłówka: %1.</translation>
    </message>
    <message>
        <source>Keep among your puzzles</source>
        <translation>Zachowaj wśród swoich łamigłówek</translation>
    </message>
    <message>
        <source>The puzzle can’t be copied</source>
        <translation>Nie można skopiować łamigłówki</translation>
    </message>
    <message>
        <source>The puzzle can’t be removed</source>
        <translation>Nie można usunąć łamigłówki</translation>
    </message>
    <message>
        <source>Its file can’t be moved to the trash.</source>
        <translation>Jej pliku nie można wyrzucić do kosza.</translation>
    </message>
    <message>
        <source>The game will end without a winner.</source>
        <translation>Partia skończy się bez zwycięzcy.</translation>
    </message>
    <message>
        <source>A sketch can’t be shared yet</source>
        <translation>Szkicu nie można jeszcze udostępnić</translation>
    </message>
    <message>
        <source>No puzzle can begin from this position. Edit the sketch until it can be played; then you can share it.</source>
        <translation>Z jego pozycji nie może zacząć się żadna łamigłówka. Popraw go, aż będzie mogła; wtedy da się go udostępnić.</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Wynik jest w schowku.</translation>
    </message>
</context>
<context>
    <name>byways::app::MakerDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>Nowa łamigłówka</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Ułóż łamigłówkę</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Kopiuj kod</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Poziom trudności</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pionki</translation>
    </message>
    <message>
        <source>Puzzle code</source>
        <translation>Kod łamigłówki</translation>
    </message>
    <message>
        <source>The same code gives the same puzzle everywhere. Difficulty is measured by how many tries it takes to find a solution.</source>
        <translation>Ten sam kod daje wszędzie tę samą łamigłówkę. Trudność mierzy się tym, ile prób potrzeba, żeby znaleźć rozwiązanie.</translation>
    </message>
    <message>
        <source>Make another</source>
        <translation>Ułóż inną</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n piece(s), %2.</source>
        <comment>kind, pieces, difficulty</comment>
        <translation>
            <numerusform>%1, %n pionek, %2.</numerusform>
            <numerusform>%1, %n pionki, %2.</numerusform>
            <numerusform>%1, %n pionków, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n possible first move(s) are known to lead to a solution.</source>
        <translation>
            <numerusform>Pierwsze ruchy, o których wiadomo, że prowadzą do rozwiązania: %1 z %n.</numerusform>
            <numerusform>Pierwsze ruchy, o których wiadomo, że prowadzą do rozwiązania: %1 z %n.</numerusform>
            <numerusform>Pierwsze ruchy, o których wiadomo, że prowadzą do rozwiązania: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Kod: %1</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Kod jest w schowku.</translation>
    </message>
</context>
<context>
    <name>byways::app::Match</name>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>a player</comment>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>a player</comment>
        <translation>Komputer %1</translation>
    </message>
</context>
<context>
    <name>byways::app::MonoBoard</name>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>open to you</source>
        <translation>wolne dla pionka</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%1 pionek (%2)</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>przymierzany</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>w ręce</translation>
    </message>
    <message>
        <source>Try the piece here</source>
        <translation>Przymierz tu pionek</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Odłóż pionek</translation>
    </message>
    <message>
        <source>Pick up a piece</source>
        <translation>Weź pionek</translation>
    </message>
</context>
<context>
    <name>byways::app::NameField</name>
    <message>
        <source>People who have played before</source>
        <translation>Osoby, które już grały</translation>
    </message>
    <message>
        <source>%1  ·  level %2</source>
        <comment>a person, the computer they played last</comment>
        <translation>%1  ·  poziom %2</translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message>
        <source>New game: %1</source>
        <translation>Nowa gra: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Ustaw pozycję…</translation>
    </message>
    <message>
        <source>Undo past a roll</source>
        <translation>Cofanie sprzed rzutu</translation>
    </message>
    <message>
        <source>When this is on, you can undo a roll. The list of turns marks every turn played by somebody who knew the next roll.</source>
        <translation>Włączone: można cofać też to, co było przed rzutem, a lista zaznacza tury zagrane ze znajomością następnego rzutu.</translation>
    </message>
    <message>
        <source>Balanced opening</source>
        <translation>Wyrównane otwarcie</translation>
    </message>
    <message numerus="yes">
        <source>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turn(s) are already played, and either player can win from that position. “Play again” swaps the seats.</source>
        <translation>
            <numerusform>Między silnymi graczami o większości partii na tej planszy decyduje miejsce przy stole. Włączone: %n pierwsza tura jest z góry ustalona, a dalej wygrać może każdy z graczy. W następnej partii gracze zamieniają się miejscami.</numerusform>
            <numerusform>Między silnymi graczami o większości partii na tej planszy decyduje miejsce przy stole. Włączone: %n pierwsze tury są z góry ustalone, a dalej wygrać może każdy z graczy. W następnej partii gracze zamieniają się miejscami.</numerusform>
            <numerusform>Między silnymi graczami o większości partii na tej planszy decyduje miejsce przy stole. Włączone: %n pierwszych tur jest z góry ustalonych, a dalej wygrać może każdy z graczy. W następnej partii gracze zamieniają się miejscami.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>byways::app::OptionRows</name>
    <message>
        <source>More options</source>
        <translation>Więcej opcji</translation>
    </message>
    <message numerus="yes">
        <source>More options (%n changed)</source>
        <translation>
            <numerusform>Więcej opcji (zmieniona: %n)</numerusform>
            <numerusform>Więcej opcji (zmienione: %n)</numerusform>
            <numerusform>Więcej opcji (zmienione: %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Losowo</translation>
    </message>
</context>
<context>
    <name>byways::app::OverPassBoard</name>
    <message>
        <source>Trade</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Przesunięcie</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Wyjście</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n move(s)</source>
        <comment>a kind of move, its price</comment>
        <translation>
            <numerusform>%1 za %n ruch</numerusform>
            <numerusform>%1 za %n ruchy</numerusform>
            <numerusform>%1 za %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Center Square</source>
        <translation>środkowy kwadrat</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%1 pionek (%2)</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>w ręce</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Rzuć kośćmi</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Odłóż pionek</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>Weź pionek</translation>
    </message>
    <message>
        <source>exit, from which pieces go home</source>
        <translation>wyjście, z którego pionki idą do domu</translation>
    </message>
    <message>
        <source>Pick up this piece instead</source>
        <translation>Weź zamiast tego ten pionek</translation>
    </message>
</context>
<context>
    <name>byways::app::OwnPuzzles</name>
    <message>
        <source>The folder “%1” can’t be created.</source>
        <translation>Nie można utworzyć folderu „%1”.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a puzzle</comment>
        <translation>%1 (kopia)</translation>
    </message>
    <message>
        <source>Sketch</source>
        <translation>Szkic</translation>
    </message>
</context>
<context>
    <name>byways::app::PanelSplitter</name>
    <message>
        <source>Edge of the panel</source>
        <translation>Krawędź panelu</translation>
    </message>
    <message>
        <source>Drag to resize the panel; on the keyboard, use the arrow keys</source>
        <translation>Przeciągnij, aby zmienić rozmiar panelu; na klawiaturze służą do tego strzałki</translation>
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
        <translation>Pionowa</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Pozioma</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientacja</translation>
    </message>
</context>
<context>
    <name>byways::app::PausePage</name>
    <message>
        <source>Paused</source>
        <translation>Wstrzymano</translation>
    </message>
    <message>
        <source>The clock is stopped, and the board is hidden.</source>
        <translation>Zegar stoi, a plansza jest zakryta.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Wznów</translation>
    </message>
</context>
<context>
    <name>byways::app::PersonMenu</name>
    <message>
        <source>Rename…</source>
        <translation>Inne imię…</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>Ta sama osoba co…</translation>
    </message>
    <message>
        <source>Separate the names again</source>
        <translation>Rozdziel imiona ponownie</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Zapomnij…</translation>
    </message>
    <message>
        <source>Bring back forgotten people</source>
        <translation>Przywróć zapomniane osoby</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Przelicz wszystkie partie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Inne imię</translation>
    </message>
    <message>
        <source>Are %1 and %2 the same person?</source>
        <translation>Czy %1 i %2 to ta sama osoba?</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Ta sama</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>Ta sama osoba</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>Zapomnieć o graczu %1?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zapomnij</translation>
    </message>
    <message>
        <source>Under which name should the games of %1 be counted? The records don’t change, and you can separate the names again.</source>
        <translation>Pod jakim imieniem liczyć partie gracza %1? Zapisy partii się nie zmienią, a imiona możesz znów rozdzielić.</translation>
    </message>
    <message>
        <source>This person will be left out of the statistics and will appear in opponents’ games without a name. The games are kept.</source>
        <translation>Od teraz tej osoby nie będzie w statystykach, a w partiach jej przeciwników pojawi się ktoś bez imienia. Partie zostaną zachowane.</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>Zresetuj ranking…</translation>
    </message>
    <message>
        <source>Reset the statistics…</source>
        <translation>Zresetuj statystyki…</translation>
    </message>
    <message>
        <source>What should %1 be called in the statistics? The records stay as they are.</source>
        <translation>Jakie imię ma mieć %1 w statystykach? Zapisy partii się nie zmienią.</translation>
    </message>
    <message>
        <source>Their games will be counted together. You can separate them again later.</source>
        <translation>Ich partie będą liczone razem. Później możesz je znów rozdzielić.</translation>
    </message>
    <message>
        <source>This couldn’t be saved, so nothing has changed.</source>
        <translation>Nie udało się tego zapisać, więc nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Reset the statistics of %1?</source>
        <translation>Zresetować statystyki gracza %1?</translation>
    </message>
    <message>
        <source>Games played so far will no longer count. The games themselves are kept.</source>
        <translation>Partie rozegrane dotąd przestaną się liczyć. Same partie zostaną zachowane.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zresetuj</translation>
    </message>
    <message>
        <source>Reset the rating of %1 in %2?</source>
        <translation>Zresetować ranking gracza %1 w %2?</translation>
    </message>
    <message>
        <source>Computers that adapt to this person’s strength will start at the easiest level again. The games and the other statistics are kept.</source>
        <translation>Komputery dopasowane do tej siły zaczną znów od łatwego poziomu. Partie i pozostałe statystyki zostaną zachowane.</translation>
    </message>
</context>
<context>
    <name>byways::app::PieceButton</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>thing, key</comment>
        <translation>%1 (klawisz %2)</translation>
    </message>
</context>
<context>
    <name>byways::app::PiecePalette</name>
    <message>
        <source>Remove</source>
        <translation>Zdejmij</translation>
    </message>
    <message>
        <source>Piece to place</source>
        <translation>Co postawić</translation>
    </message>
</context>
<context>
    <name>byways::app::PlayerCard</name>
    <message>
        <source>to move</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>vacant</source>
        <comment>a seat without a person</comment>
        <translation>wolne</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>rzuca</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of a computer</comment>
        <translation>poziom %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the level of a computer, what is about it: level 3, to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <comment>a player</comment>
        <translation>Kto gra za gracza %1</translation>
    </message>
    <message>
        <source>coach</source>
        <comment>helps this player</comment>
        <translation>trener</translation>
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
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation>Pomoc na planszy</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systemowy</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Pieces glide to their places. When this is off, they jump.</source>
        <translation>Pionki przesuwają się na swoje miejsca. Po wyłączeniu pojawiają się tam od razu.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>The bare board, as on a real table.</source>
        <translation>Sama plansza, jak na prawdziwym stole.</translation>
    </message>
    <message>
        <source>Legal places are marked.</source>
        <translation>Dozwolone miejsca są zaznaczone.</translation>
    </message>
    <message>
        <source>Point at a place that isn’t marked to see why you can’t play there.</source>
        <translation>Wskaż dowolne inne miejsce, aby zobaczyć, która zasada go zabrania i z czego to wynika.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notacja</translation>
    </message>
    <message>
        <source>The list of turns is written in coordinates instead of words.</source>
        <translation>Lista tur jest zapisana we współrzędnych zamiast słowami.</translation>
    </message>
    <message>
        <source>Pause the clock in the background</source>
        <translation>Zegar czeka na okno</translation>
    </message>
    <message>
        <source>In games with a clock, the clock stops while another window is in use.</source>
        <translation>W partiach z zegarem czas stoi, gdy używane jest inne okno.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Spokojnie</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Komputery grają</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Legal places</source>
        <translation>Dozwolone miejsca</translation>
    </message>
    <message>
        <source>Legal places and reasons</source>
        <translation>Dozwolone miejsca i powody</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Mały</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duży</translation>
    </message>
    <message>
        <source>Whose turn it is, above the board</source>
        <translation>Nad planszą: kto jest na ruchu</translation>
    </message>
    <message>
        <source>“Large” can be read from across the room. The turn is shown only when two or more people play.</source>
        <translation>Duży napis da się odczytać z drugiego końca pokoju. Pokazuje się tam, gdzie grają co najmniej dwie osoby.</translation>
    </message>
    <message>
        <source>Today’s exercise</source>
        <translation>Dzisiejsze ćwiczenie</translation>
    </message>
    <message>
        <source>The shelf shows a new exercise at the top each day.</source>
        <translation>Półka zaczyna się codziennie nowym ćwiczeniem.</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message>
        <source>Print boards</source>
        <translation>Drukuj plansze</translation>
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
        <translation>Strona</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>Nie można wydrukować strony.</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>One page with the board, any score tracks you need and a short reminder of the rules. Put it in a plastic sleeve to write on it with dry-erase pens.</source>
        <translation>Jedna strona z planszą, potrzebnymi torami punktacji i krótkim przypomnieniem zasad. W foliowej koszulce można po niej pisać pisakami suchościeralnymi.</translation>
    </message>
    <message>
        <source>The page can’t be drawn.</source>
        <translation>Nie można narysować strony.</translation>
    </message>
    <message numerus="yes">
        <source>All boards, %n page(s)</source>
        <translation>
            <numerusform>Wszystkie, %n strona</numerusform>
            <numerusform>Wszystkie, %n strony</numerusform>
            <numerusform>Wszystkie, %n stron</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Wysłano do drukarki.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Pliki PDF</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintGame</name>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>Nie można wydrukować strony.</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>Pusta plansza</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>Lista tur na dalszych stronach</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Wysłano do drukarki.</translation>
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
        <translation>To nie to.</translation>
    </message>
    <message>
        <source>That loses.</source>
        <translation>To przegrywa.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a turn, what it does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>%1 wygrywa, cokolwiek zagra %2.</translation>
    </message>
    <message>
        <source>This is the turn.</source>
        <translation>Oto to zagranie.</translation>
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
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Zagraj samodzielnie</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Wszystkie zadania</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Obejrzyj ponownie</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>what was reached, how much there was to reach</comment>
        <translation>%1 z %2.</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRoom</name>
    <message>
        <source>Make your own…</source>
        <translation>Ułóż własną…</translation>
    </message>
    <message>
        <source>Make your own puzzle for %1</source>
        <translation>Ułóż własną łamigłówkę: %1</translation>
    </message>
    <message>
        <source>Puzzles and problems</source>
        <translation>Łamigłówki i zadania</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Przejdź do: %1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Problems from all games, near your strength, one after another; those you miss come back</source>
        <translation>Zadania ze wszystkich gier, jedno po drugim, na miarę twojej siły; nieudane wracają</translation>
    </message>
    <message>
        <source>Training with %1</source>
        <translation>Trening: %1</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>Nowa łamigłówka…</translation>
    </message>
    <message>
        <source>New puzzle of %1</source>
        <translation>Nowa łamigłówka: %1</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>Twoje łamigłówki</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Edytuj…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Save a file to share…</source>
        <translation>Zapisz plik do udostępnienia…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Wyrzuć do kosza</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is solved, the stars</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Made recently</source>
        <translation>Ostatnio utworzone</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a puzzle</comment>
        <translation>Zachowaj: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRun</name>
    <message>
        <source>Searching: %1 positions</source>
        <translation>Szukanie, pozycji: %1</translation>
    </message>
    <message numerus="yes">
        <source>No solution from here. Looking %n move(s) further back</source>
        <translation>
            <numerusform>Stąd go nie ma. Szukanie o %n ruch wcześniej</numerusform>
            <numerusform>Stąd go nie ma. Szukanie o %n ruchy wcześniej</numerusform>
            <numerusform>Stąd go nie ma. Szukanie o %n ruchów wcześniej</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 – Byways</source>
        <comment>a puzzle, its game</comment>
        <translation>%1 – %2 – Byways</translation>
    </message>
    <message>
        <source>Whole move</source>
        <translation>Cały ruch</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Zagraj samodzielnie</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>From your position</source>
        <translation>Od twojej pozycji</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Go to move %1</source>
        <translation>Do ruchu %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Cofnij ostatni ruch</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następna łamigłówka</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Wszystkie łamigłówki</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <translation>Obejrzyj rozwiązanie</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Przerwij szukanie</translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>pionki: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>jeszcze %n pionek</numerusform>
            <numerusform>jeszcze %n pionki</numerusform>
            <numerusform>jeszcze %n pionków</numerusform>
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
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Rekord: %1</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Rozwiązana.</translation>
    </message>
    <message>
        <source>Nearly solved.</source>
        <translation>Prawie rozwiązana.</translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>Nie ma ruchu.</translation>
    </message>
    <message>
        <source>There is a better solution, so this counts as a wrong try.</source>
        <translation>Można to zrobić lepiej, więc liczy się to jako zła próba.</translation>
    </message>
    <message>
        <source>That is your best result.</source>
        <translation>To twój rekord.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Szukanie</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <comment>a place</comment>
        <translation>Rusz pionkiem z %1.</translation>
    </message>
    <message>
        <source>No solution from here. There is one from the start.</source>
        <translation>Stąd nie ma rozwiązania. Jest od początku.</translation>
    </message>
    <message>
        <source>No solution from here, but there is one if you go back to move %1.</source>
        <translation>Stąd nie ma rozwiązania. Cofnij do ruchu %1, stamtąd jest.</translation>
    </message>
    <message>
        <source>No solution from here.</source>
        <translation>Stąd nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here: the search ran out of memory.</source>
        <translation>Nie wiadomo, czy jest stąd rozwiązanie: sprawdzenie wymaga zbyt dużo pamięci.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here. The search has found none.</source>
        <translation>Nie wiadomo, czy jest stąd rozwiązanie. Szukanie żadnego nie znalazło.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads to a solution, %n move(s) from here.</source>
        <translation>
            <numerusform>%1: tak dojdziesz do rozwiązania, stąd jeszcze %n ruch.</numerusform>
            <numerusform>%1: tak dojdziesz do rozwiązania, stąd jeszcze %n ruchy.</numerusform>
            <numerusform>%1: tak dojdziesz do rozwiązania, stąd jeszcze %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last piece won’t be in the centre.</source>
        <translation>Jego ostatni pionek nie jest na środku.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n move(s), as few as the best known solution.</source>
        <translation>
            <numerusform>To razem %n ruch, tyle co najlepszy znany wynik.</numerusform>
            <numerusform>To razem %n ruchy, tyle co najlepszy znany wynik.</numerusform>
            <numerusform>To razem %n ruchów, tyle co najlepszy znany wynik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %1 moves, %n more than the best known solution.</source>
        <translation>
            <numerusform>To razem %1, o %n więcej niż najlepszy znany wynik.</numerusform>
            <numerusform>To razem %1, o %n więcej niż najlepszy znany wynik.</numerusform>
            <numerusform>To razem %1, o %n więcej niż najlepszy znany wynik.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::RecentMenu</name>
    <message>
        <source>Forget these files</source>
        <translation>Zapomnij o tych plikach</translation>
    </message>
</context>
<context>
    <name>byways::app::RecordChoice</name>
    <message numerus="yes">
        <source>%1 · %2 · %n turn(s)</source>
        <comment>a game, its players</comment>
        <translation>
            <numerusform>%1 · %2 · %n tura</numerusform>
            <numerusform>%1 · %2 · %n tury</numerusform>
            <numerusform>%1 · %2 · %n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · over</source>
        <comment>a game</comment>
        <translation>%1 · skończona</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one?</source>
        <translation>
            <numerusform>W tym tekście jest %n partia. Którą otworzyć?</numerusform>
            <numerusform>W tym tekście są %n partie. Którą otworzyć?</numerusform>
            <numerusform>W tym tekście jest %n partii. Którą otworzyć?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
</context>
<context>
    <name>byways::app::RefusalBubble</name>
    <message>
        <source>See the rules</source>
        <translation>Zobacz zasady</translation>
    </message>
    <message>
        <source>What the rules say about this (Tab, then Enter)</source>
        <translation>Co mówią o tym zasady (Tab, potem Enter)</translation>
    </message>
</context>
<context>
    <name>byways::app::ReplayBar</name>
    <message>
        <source>Play it again</source>
        <translation>Odtwórz jeszcze raz</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Strzałka w lewo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Strzałka w prawo</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Szybkość %1</translation>
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
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 dzielą zwycięstwo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj jeszcze raz</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć na półkę</translation>
    </message>
    <message>
        <source>Play again to start from the same position.</source>
        <translation>Zagraj jeszcze raz, aby zacząć od tej samej pozycji.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n hint(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n wskazówka.</numerusform>
            <numerusform>%1: %n wskazówki.</numerusform>
            <numerusform>%1: %n wskazówek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 saw advice on %n turn(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: rady w %n turze.</numerusform>
            <numerusform>%1: rady w %n turach.</numerusform>
            <numerusform>%1: rady w %n turach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Obejrzyj partię tura po turze: co było ważne i co byłoby lepsze</translation>
    </message>
    <message>
        <source>A computer took over from %1 for a while.</source>
        <comment>a player</comment>
        <translation>%1: przez pewien czas grał komputer.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>The whole game as pictures, a web page or an animation, or a picture of the board</source>
        <translation>Cała partia w obrazach, jako strona internetowa lub animacja, albo obraz planszy</translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message>
        <source>%1 to move</source>
        <translation>Na ruchu: %1</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Resume %1, %2</source>
        <translation>Wznów: %1, %2</translation>
    </message>
    <message>
        <source>Your own start</source>
        <translation>Własne ustawienie</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n ruch wykonany</numerusform>
            <numerusform>%n ruchy wykonane</numerusform>
            <numerusform>%n ruchów wykonanych</numerusform>
        </translation>
    </message>
    <message>
        <source>Before round %1</source>
        <translation>Przed rundą %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPage</name>
    <message>
        <source>Arranged position</source>
        <translation>Ustawiona pozycja</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn in words</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.  Turn %2, %3: %4 given away</source>
        <comment>number in this list, number of the turn, player, percent</comment>
        <translation>%1.  Tura %2, %3: strata %4</translation>
    </message>
    <message>
        <source>No turn gave much away.</source>
        <translation>Nic tu wiele nie kosztowało.</translation>
    </message>
    <message>
        <source>No turn by %1 gave much away. The costliest turns of the game are under “%2”.</source>
        <comment>a player, an entry of the list above</comment>
        <translation>Żadna tura gracza %1 wiele nie kosztowała. Te, które kosztowały, są pod „%2”.</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Na razie nic nie znaleziono.</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>a turn, chances of all after it</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Chances to win, turn by turn</source>
        <translation>Szanse na wygraną, tura po turze</translation>
    </message>
    <message>
        <source>Kept with the other lines of this game.</source>
        <translation>Zachowano z innymi wariantami tej partii.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>player, turn in words</comment>
        <translation>%1 gra: %2.</translation>
    </message>
    <message>
        <source>Chances after the turn: %1.</source>
        <comment>chances of all</comment>
        <translation>Szanse po tym: %1.</translation>
    </message>
    <message>
        <source>%1’s reply %2.</source>
        <comment>player, what the turn does: joins two groups</comment>
        <translation>Odpowiedź (%1) %2.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>turn in words</comment>
        <translation>Lepiej było: %1.</translation>
    </message>
    <message>
        <source>%1: in total, the dice changed the chance to win by %2, and the turns gave away %3.</source>
        <translation>%1: kości zmieniły szanse na wygraną łącznie o %2, a zagrania kosztowały %3.</translation>
    </message>
    <message>
        <source>%1 resigned with a chance to win of about %2.</source>
        <comment>player, percent</comment>
        <translation>%1 poddaje partię, mając około %2 szans na wygraną.</translation>
    </message>
    <message>
        <source>%1.  Round %2, %3: %4 given away</source>
        <comment>number in this list, round, player, percent</comment>
        <translation>%1.  Runda %2, %3: strata %4</translation>
    </message>
    <message>
        <source>This game already has that line, or has as many lines as it can keep (%1).</source>
        <translation>Ta partia ma już ten wariant albo tyle wariantów, ile zmieści (%1).</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win per turn, on average.</source>
        <translation>%1 traci w turze średnio %2 szans na wygraną.</translation>
    </message>
    <message>
        <source>%3’s chance went from %1 to %2. Each turn is judged on its own, so %4 of this change stays unexplained.</source>
        <comment>percent, percent, player, percent</comment>
        <translation>Szansa gracza %3 zmieniła się z %1 na %2. Każdą turę ocenia się osobno, dlatego %4 tej zmiany pozostaje niewyjaśnione.</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPanel</name>
    <message>
        <source>Everybody’s turns</source>
        <translation>Tury wszystkich</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Tury gracza %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n turn(s) reviewed.</source>
        <translation>
            <numerusform>Sprawdzone wszystkie tury: %n.</numerusform>
            <numerusform>Sprawdzone wszystkie tury: %n.</numerusform>
            <numerusform>Sprawdzone wszystkie tury: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed.</source>
        <translation>
            <numerusform>Sprawdzone tury: %1 z %n.</numerusform>
            <numerusform>Sprawdzone tury: %1 z %n.</numerusform>
            <numerusform>Sprawdzone tury: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking again at the costliest turns.</source>
        <translation>Sprawdzam ponownie najkosztowniejsze tury.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Wstrzymaj analizę</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>Wznów analizę</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Jak zagrano</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>Pokaż, co było lepsze</translation>
    </message>
    <message>
        <source>Saved with the game</source>
        <translation>Zachowano w partii</translation>
    </message>
    <message>
        <source>Save this line with the game</source>
        <translation>Zachowaj w partii</translation>
    </message>
    <message>
        <source>Adds it to the other lines of this game, so that you can play on from it</source>
        <translation>Dodaje go do innych wariantów tej partii, żeby można było grać stamtąd dalej</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>What mattered most</source>
        <translation>Co było najważniejsze</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>Czyje tury</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>Ucz się na błędach</translation>
    </message>
    <message>
        <source>Play each of these positions again and find a better turn</source>
        <translation>Każda z tych pozycji jeszcze raz: znajdź lepsze zagranie</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>The only turn has been reviewed.</source>
        <translation>Sprawdzona jedyna tura.</translation>
    </message>
    <message>
        <source>%1 About %2 left.</source>
        <comment>sentence, a time</comment>
        <translation>%1 Jeszcze około %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>about … left</comment>
        <translation>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes to learn from yet.</source>
        <translation>Na razie nie znaleziono błędów, na których można się uczyć.</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesBook</name>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Graj w %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć na półkę</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Back to the players and the turn (Esc)</source>
        <translation>Wróć do graczy i tury (Esc)</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesPane</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesTools</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nie znaleziono</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Poprzednie trafienie</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Następne trafienie</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
</context>
<context>
    <name>byways::app::SavedCard</name>
    <message>
        <source>Copy of %1</source>
        <comment>a game</comment>
        <translation>Kopia: %1</translation>
    </message>
    <message>
        <source>Move this game to the trash</source>
        <translation>Wyrzuć tę partię do kosza</translation>
    </message>
    <message>
        <source>Move %1, %2 to the trash</source>
        <comment>a game, its players</comment>
        <translation>Wyrzuć do kosza: %1, %2</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatMenu</name>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>&amp;Imię…</translation>
    </message>
    <message>
        <source>Coach: speak up when a turn is a serious mistake</source>
        <translation>Trener: odzywa się, gdy zagranie jest poważnym błędem</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>What is %1 called?</source>
        <translation>Jak ma na imię %1?</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>Użyj tego imienia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>why there is none</comment>
        <translation>Trener: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Zamień miejscami</translation>
    </message>
    <message>
        <source>The two players swap seats, keeping their names and colours</source>
        <translation>Gracze zamieniają się miejscami, razem z imieniem i kolorem</translation>
    </message>
    <message>
        <source>Everyone moves up one seat; the first player moves to the last seat</source>
        <translation>Każdy przesiada się na poprzednie miejsce, pierwszy na ostatnie</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Imię gracza %1</translation>
    </message>
    <message>
        <source>The two players swap seats and pieces</source>
        <translation>Każdy zajmuje miejsce drugiego gracza i bierze pionki z tego miejsca</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Kto gra za gracza %1</translation>
    </message>
    <message>
        <source>It adapts to your recent results.</source>
        <translation>Zależy od tego, jak poszły twoje ostatnie partie.</translation>
    </message>
    <message>
        <source>Coach for %1</source>
        <comment>a player</comment>
        <translation>Trener dla: %1</translation>
    </message>
    <message>
        <source>Coach for %1: warns when a turn is a serious mistake</source>
        <comment>a player</comment>
        <translation>Trener dla: %1. Odzywa się, gdy zagranie jest poważnym błędem</translation>
    </message>
    <message>
        <source>The coach warns when a turn by %1 is a serious mistake.</source>
        <comment>players</comment>
        <translation>Trener odzywa się, gdy zagranie jest poważnym błędem. Dla: %1.</translation>
    </message>
    <message>
        <source>More than one player is called %1. Rename one to tell them apart.</source>
        <translation>Więcej niż jeden gracz ma imię %1. Zmień jedno imię, żeby ich rozróżnić.</translation>
    </message>
    <message>
        <source>Coach: warns when a turn is a serious mistake</source>
        <translation>Trener: odzywa się, gdy zagranie jest poważnym błędem</translation>
    </message>
    <message>
        <source>Rotate seats</source>
        <translation>Przesuń graczy</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). The rest was cut off.</source>
        <translation>
            <numerusform>Imię może mieć najwyżej %n literę. Resztę ucięto.</numerusform>
            <numerusform>Imię może mieć najwyżej %n litery. Resztę ucięto.</numerusform>
            <numerusform>Imię może mieć najwyżej %n liter. Resztę ucięto.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coach with a clock: checking a turn would use up the players’ time.</source>
        <translation>Z zegarem nie ma trenera: przyglądanie się turze zabierałoby czas graczom.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Pokaż jeszcze %n</numerusform>
            <numerusform>Pokaż jeszcze %n</numerusform>
            <numerusform>Pokaż jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>Stół do gier o drogach i połączeniach</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Ostatnie</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Open a record from a file</source>
        <translation>Otwórz zapis partii z pliku</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>Wyzwania solo</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Skończone</translation>
    </message>
    <message numerus="yes">
        <source>All finished games (%n)</source>
        <translation>
            <numerusform>Wszystkie skończone partie (%n)</numerusform>
            <numerusform>Wszystkie skończone partie (%n)</numerusform>
            <numerusform>Wszystkie skończone partie (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>Nie można usunąć tej partii.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>Jest otwarta w innym oknie albo w jej folderze nie można nic zmienić.</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tabela wyników</translation>
    </message>
    <message>
        <source>This evening: %1</source>
        <comment>players and their points</comment>
        <translation>Ten wieczór: %1</translation>
    </message>
    <message>
        <source>No program was found to open the folder.</source>
        <translation>Nie znaleziono programu, który otworzy ten folder.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Klawisze i mysz</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknięcie</translation>
    </message>
    <message>
        <source>Act on a place on the board</source>
        <translation>Działanie w miejscu na planszy</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponawianie</translation>
    </message>
    <message>
        <source>Show or hide the coordinates</source>
        <translation>Pokazywanie i ukrywanie współrzędnych</translation>
    </message>
    <message>
        <source>Rules beside the board</source>
        <translation>Zasady obok planszy</translation>
    </message>
    <message>
        <source>New game with the same rules</source>
        <translation>Kolejna partia tego rodzaju</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Otwieranie zapisanej partii</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisywanie partii</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Powrót na półkę</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>Kopiowanie zapisu</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <translation>Wklejanie zapisu</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>Na każdej planszy</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>W programie</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustawianie pozycji</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Drukowanie partii</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Eksportowanie partii</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Wskazanie</translation>
    </message>
    <message>
        <source>See what is there, and why you can’t play there</source>
        <translation>Podgląd tego, co tam leży i dlaczego czegoś nie można zrobić</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Prawy przycisk</translation>
    </message>
    <message>
        <source>In the list of turns</source>
        <translation>Na liście tur</translation>
    </message>
    <message>
        <source>Go to that turn</source>
        <translation>Przejście do tej tury</translation>
    </message>
    <message>
        <source>Comment on that turn, or choose another line</source>
        <translation>Komentarz do tej tury albo wybór innego wariantu</translation>
    </message>
    <message>
        <source>Wheel, or drag the slider</source>
        <translation>Kółko myszy lub przeciągnięcie suwaka</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Przechodzenie przez partię</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>O turę wstecz</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>O turę naprzód</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>Do najnowszej tury</translation>
    </message>
    <message>
        <source>Comment on the turn on the board</source>
        <translation>Komentarz do tury na planszy</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Upuszczenie pliku na okno</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Otwieranie tego pliku</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Pełny ekran i z powrotem</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Ta strona</translation>
    </message>
    <message>
        <source>Undo, but not past a submission or a roll</source>
        <translation>Cofanie, aż do tego, co oddano lub rzucono</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analiza partii</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>Wszystkie skończone partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>All puzzles and problems</source>
        <translation>Wszystkie łamigłówki i zadania</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Next or previous game on the pages of puzzles and problems</source>
        <translation>Następna lub poprzednia gra w łamigłówkach i zadaniach</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Shift+N</translation>
    </message>
    <message>
        <source>To the next or previous place where you can act</source>
        <translation>Do następnego miejsca, w którym można coś zrobić, i z powrotem</translation>
    </message>
    <message>
        <source>O, Shift+O</source>
        <translation>O, Shift+O</translation>
    </message>
    <message>
        <source>To your next or previous piece</source>
        <translation>Do następnego własnego pionka i z powrotem</translation>
    </message>
    <message>
        <source>End the turn, or submit</source>
        <translation>Kończenie tury albo oddawanie planu</translation>
    </message>
    <message>
        <source>Move to the rule that a message names, or to the buttons beside the board; Escape moves back</source>
        <translation>Przejście do zasady z komunikatu albo do przycisków obok planszy; Esc prowadzi z powrotem</translation>
    </message>
    <message>
        <source>Open the context menu, unless the game has another use for this button</source>
        <translation>Menu kontekstowe, chyba że gra używa tego przycisku</translation>
    </message>
    <message>
        <source>Act on the marked place; elsewhere, press the button in focus</source>
        <translation>Działanie w zaznaczonym miejscu; poza planszą: naciśnięcie wybranego przycisku</translation>
    </message>
    <message>
        <source>Move from place to place</source>
        <translation>Przejście z miejsca na miejsce</translation>
    </message>
    <message>
        <source>Rotate the board to the left or right</source>
        <translation>Obracanie planszy w lewo lub w prawo</translation>
    </message>
    <message>
        <source>Close a message, take back the last step of this turn, or go back to the end of the game</source>
        <translation>Zamknięcie komunikatu, wycofanie ostatniego kroku tej tury albo powrót na koniec partii</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionBar</name>
    <message numerus="yes">
        <source>%n piece(s) on the board.</source>
        <translation>
            <numerusform>%n pionek na planszy.</numerusform>
            <numerusform>%n pionki na planszy.</numerusform>
            <numerusform>%n pionków na planszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution in %n move(s).</source>
        <translation>
            <numerusform>Rozwiązanie w %n ruchu.</numerusform>
            <numerusform>Rozwiązanie w %n ruchach.</numerusform>
            <numerusform>Rozwiązanie w %n ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2 of a solution: %3.</source>
        <translation>Ruch %1 z %2 rozwiązania: %3.</translation>
    </message>
    <message>
        <source>Move of the solution</source>
        <translation>Ruch rozwiązania</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionReplay</name>
    <message>
        <source>A solution</source>
        <translation>Rozwiązanie</translation>
    </message>
</context>
<context>
    <name>byways::app::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Wczytuję partie…</translation>
    </message>
    <message>
        <source>No finished games yet. Once there is one, its players appear here.</source>
        <translation>Nie ma jeszcze skończonych partii. Po pierwszej znajdziesz tu jej graczy.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Zapisz statystyki</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>The statistics can’t be saved</source>
        <translation>Nie można zapisać statystyk</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>The statistics can’t be printed</source>
        <translation>Nie można wydrukować statystyk</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>Drukarka nie przyjmuje strony.</translation>
    </message>
    <message>
        <source>Based on games finished on this computer; the figures are stored only here</source>
        <translation>Na podstawie skończonych partii, tylko na tym komputerze</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Skończone partie</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć na półkę</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Czyje statystyki</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Która gra</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>As a picture, as a table, or on paper</source>
        <translation>Jako obraz, tabela albo na papierze</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Obraz (PNG)…</translation>
    </message>
    <message>
        <source>Table of people (CSV)…</source>
        <translation>Tabela osób (CSV)…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable and not counted: see the shelf</source>
        <translation>
            <numerusform>Nie liczy się %n partia, bo nie można jej odczytać: zobacz na półce</numerusform>
            <numerusform>Nie liczą się %n partie, bo nie można ich odczytać: zobacz na półce</numerusform>
            <numerusform>Nie liczy się %n partii, bo nie można ich odczytać: zobacz na półce</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>Pliki %1</translation>
    </message>
    <message>
        <source>Table of exercises (CSV)…</source>
        <translation>Tabela ćwiczeń (CSV)…</translation>
    </message>
    <message>
        <source>Rename, forget, reset</source>
        <translation>Inne imię, zapomnij, zresetuj</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>Zresetuj ranking…</translation>
    </message>
</context>
<context>
    <name>byways::app::Stepper</name>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>byways::app::StoneBoard</name>
    <message>
        <source>%1, stone of %2</source>
        <translation>%1, kamień (%2)</translation>
    </message>
    <message>
        <source>%1, placed this turn</source>
        <translation>%1, postawiony w tej turze</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, puste</translation>
    </message>
    <message>
        <source>%1, empty, not allowed now: %2</source>
        <translation>%1, puste, teraz niedozwolone: %2</translation>
    </message>
    <message>
        <source>%1, empty, legal place</source>
        <translation>%1, puste, dozwolone miejsce</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Postaw kamień</translation>
    </message>
</context>
<context>
    <name>byways::app::Swatches</name>
    <message>
        <source>Colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
    <message>
        <source>%1, colour of %2</source>
        <translation>%1, kolor: %2</translation>
    </message>
</context>
<context>
    <name>byways::app::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Where the points came from, round by round</source>
        <translation>Skąd wzięły się punkty, runda po rundzie</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Tabela punktów</translation>
    </message>
    <message>
        <source>The turn is over. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>Tura skończona. %1 ją cofa.</translation>
    </message>
    <message>
        <source>%1. Press %2 to take it back.</source>
        <comment>a step, a key</comment>
        <translation>%1. %2 to wycofuje.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a step</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Taken back. Press %1 to play it again.</source>
        <comment>a key</comment>
        <translation>Cofnięto. %1 przywraca.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what has been played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: shows where to play, then what to play; a third press plays it (H)</source>
        <translation>Wskazówka: najpierw gdzie, potem co; za trzecim razem zostaje zagrana (H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Szukam wskazówki…</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Wskazówka: zakończ turę.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place.</source>
        <translation>Wskazówka: spójrz tam, gdzie jest pierścień.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place: %1.</source>
        <comment>a place of the board and what lies there</comment>
        <translation>Wskazówka: spójrz tam, gdzie jest pierścień: %1.</translation>
    </message>
    <message>
        <source>%1 can no longer win unless %2 makes a mistake.</source>
        <comment>two players</comment>
        <translation>%1 już nie wygra, chyba że %2 popełni błąd.</translation>
    </message>
    <message>
        <source>This turn wins for %1, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>Tak wygra %1, cokolwiek zrobi %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a turn in words</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>%1 could answer with %2. %3</source>
        <comment>a player, a turn in words, what it does as a sentence</comment>
        <translation>%1 może odpowiedzieć: %2. %3</translation>
    </message>
    <message>
        <source>Better was %1. %2</source>
        <comment>a turn in words, what it does as a sentence</comment>
        <translation>Lepiej było: %1. %2</translation>
    </message>
    <message>
        <source>Hint:</source>
        <comment>before a turn in words</comment>
        <translation>Wskazówka:</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a player, what the dice showed, what has been played</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>You can have a hint once the round has been played out.</source>
        <translation>Wskazówka będzie po rozegraniu rundy.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>Only the player who is planning behind the curtain can have a hint.</source>
        <translation>Wskazówkę może dostać tylko ten, kto planuje za kurtyną.</translation>
    </message>
    <message>
        <source>Roll the dice first. Then a hint says what to do with them.</source>
        <translation>Najpierw rzuć kośćmi. Potem wskazówka powie, co z nimi zrobić.</translation>
    </message>
    <message>
        <source>It is nobody’s turn, so there is no hint.</source>
        <translation>Nikt nie jest na ruchu, więc nie ma wskazówki.</translation>
    </message>
    <message>
        <source>Chance to win for %1: about %2.</source>
        <comment>a player, 61 %</comment>
        <translation>Szansa na wygraną (%1): około %2.</translation>
    </message>
    <message>
        <source>%1 %2 ends the turn.</source>
        <comment>what keys do, a key</comment>
        <translation>%1 %2 kończy turę.</translation>
    </message>
    <message>
        <source>The line has been removed. You can put it back from the menu of other lines.</source>
        <translation>Wariant usunięto. Można go przywrócić z menu innych wariantów.</translation>
    </message>
    <message>
        <source>You can have a hint only while you plan the round.</source>
        <translation>Wskazówka będzie, gdy zaczniesz planować rundę.</translation>
    </message>
    <message>
        <source>Ask again to play it.</source>
        <comment>asking for the hint</comment>
        <translation>Za kolejnym razem program to zagra.</translation>
    </message>
    <message>
        <source>%1’s time is up. Play goes on.</source>
        <comment>a player</comment>
        <translation>Koniec czasu: %1. Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>The coach is checking… Press %1 to skip.</source>
        <comment>a key</comment>
        <translation>Trener sprawdza… %1 to pomija.</translation>
    </message>
    <message>
        <source>It’s %1’s turn here. Go to one of your own turns to play on.</source>
        <translation>W tym miejscu gra %1. Przejdź do jednej ze swoich tur, aby grać dalej.</translation>
    </message>
    <message>
        <source>Played again. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>Zagrano ponownie. %1 to cofa.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrashPage</name>
    <message>
        <source>Your own start</source>
        <translation>Własne ustawienie</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>Nie można odczytać</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>Nie można przywrócić tej partii.</translation>
    </message>
    <message>
        <source>Its folder is read-only.</source>
        <translation>W jej folderze nie można nic zmienić.</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>Usunąć na zawsze tę partię?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete everything in the trash for good?</source>
        <translation>Usunąć na zawsze wszystko z kosza?</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Kosz</translation>
    </message>
    <message numerus="yes">
        <source>Anything removed can be put back within %n day(s)</source>
        <translation>
            <numerusform>To, co wyrzucono, można przywrócić przez %n dzień</numerusform>
            <numerusform>To, co wyrzucono, można przywrócić przez %n dni</numerusform>
            <numerusform>To, co wyrzucono, można przywrócić przez %n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Skończone partie</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Wróć na półkę</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Kosz jest pusty.</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>Opróżnij kosz…</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Usuń na zawsze…</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Wyrzucono</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>Do kiedy</translation>
    </message>
    <message>
        <source>%1, %2. This can’t be undone.</source>
        <comment>a game, its players</comment>
        <translation>%1, %2. Tego nie można cofnąć.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). This can’t be undone.</source>
        <translation>
            <numerusform>%n partia. Tego nie można cofnąć.</numerusform>
            <numerusform>%n partie. Tego nie można cofnąć.</numerusform>
            <numerusform>%n partii. Tego nie można cofnąć.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message>
        <source>Turn the card</source>
        <translation>Obróć kartę</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Wsuń kartę</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Odłóż kartę</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>Weź kartę</translation>
    </message>
    <message>
        <source>Set the card here</source>
        <translation>Przyłóż kartę do rzędu</translation>
    </message>
    <message>
        <source>Hand, empty</source>
        <translation>Ręka, pusta</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation>
            <numerusform>Ręka, %n karta</numerusform>
            <numerusform>Ręka, %n karty</numerusform>
            <numerusform>Ręka, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-west</source>
        <translation>%1, następna z rogiem na północnym zachodzie</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-east</source>
        <translation>%1, następna z rogiem na północnym wschodzie</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-east</source>
        <translation>%1, następna z rogiem na południowym wschodzie</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-west</source>
        <translation>%1, następna z rogiem na południowym zachodzie</translation>
    </message>
    <message>
        <source>%1, gap</source>
        <translation>%1, luka</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, zakryta</translation>
    </message>
    <message>
        <source>%1, pathway from the north-west corner to east and south</source>
        <translation>%1, droga z północno-zachodniego rogu na wschód i południe</translation>
    </message>
    <message>
        <source>%1, pathway from the north-east corner to west and south</source>
        <translation>%1, droga z północno-wschodniego rogu na zachód i południe</translation>
    </message>
    <message>
        <source>%1, pathway from the south-east corner to west and north</source>
        <translation>%1, droga z południowo-wschodniego rogu na zachód i północ</translation>
    </message>
    <message>
        <source>%1, pathway from the south-west corner to east and north</source>
        <translation>%1, droga z południowo-zachodniego rogu na wschód i północ</translation>
    </message>
    <message>
        <source>joined to the west side</source>
        <translation>połączona z bokiem zachodnim</translation>
    </message>
    <message>
        <source>joined to the east side</source>
        <translation>połączona z bokiem wschodnim</translation>
    </message>
    <message>
        <source>joined to the north side</source>
        <translation>połączona z bokiem północnym</translation>
    </message>
    <message>
        <source>joined to the south side</source>
        <translation>połączona z bokiem południowym</translation>
    </message>
    <message>
        <source>inserted last</source>
        <translation>wsunięta jako ostatnia</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>można ją wziąć</translation>
    </message>
    <message>
        <source>North end of column %1</source>
        <translation>Północny koniec kolumny %1</translation>
    </message>
    <message>
        <source>East end of row %1</source>
        <translation>Wschodni koniec rzędu %1</translation>
    </message>
    <message>
        <source>South end of column %1</source>
        <translation>Południowy koniec kolumny %1</translation>
    </message>
    <message>
        <source>West end of row %1</source>
        <translation>Zachodni koniec rzędu %1</translation>
    </message>
    <message>
        <source>%1, the card is set here. Enter pushes it in</source>
        <translation>%1, karta jest tu przyłożona. Enter ją wsuwa</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, otwarty</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, zamknięty</translation>
    </message>
    <message>
        <source>red dashes: its corner joins nothing until there is also a face-up card on %1</source>
        <comment>cells</comment>
        <translation>czerwone kreski: w jej rogu nic się nie łączy, dopóki odkryta karta nie leży też na %1</translation>
    </message>
    <message>
        <source>Red dashes: nothing is joined here until there is also a face-up card on %1.</source>
        <comment>cells</comment>
        <translation>Czerwone kreski: tu nic się nie łączy, dopóki odkryta karta nie leży też na %1.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonTools</name>
    <message>
        <source>Turn the card to the left (Q, or the wheel)</source>
        <translation>Obróć kartę w lewo (Q lub kółko myszy)</translation>
    </message>
    <message>
        <source>Turn the card to the right (R, right click, or the wheel)</source>
        <translation>Obróć kartę w prawo (R, prawy przycisk lub kółko myszy)</translation>
    </message>
    <message>
        <source>Push the card in here (Enter)</source>
        <translation>Wsuń tu kartę (Enter)</translation>
    </message>
    <message>
        <source>Turn the card to the left</source>
        <translation>Obróć kartę w lewo</translation>
    </message>
    <message>
        <source>Turn the card to the right</source>
        <translation>Obróć kartę w prawo</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Wsuń kartę</translation>
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
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>players</comment>
        <translation>%1 dzielą zwycięstwo</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>Widoczne dla wszystkich</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <comment>a player</comment>
        <translation>Kośćmi rzuca %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player</comment>
        <translation>Na ruchu: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBox</name>
    <message>
        <source>Done: %1</source>
        <translation>Zrobione: %1</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>Możliwe: %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Wcześniejszy moment</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Na ruchu: %1</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Decyduje los</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a player, a colour</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>Rzuca: %1</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Rzuć kośćmi</translation>
    </message>
    <message>
        <source>Roll the dice (Space)</source>
        <translation>Rzuć kośćmi (Spacja)</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>Do zrobienia: %1</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>Plan in secret</source>
        <translation>Planuj w tajemnicy</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Wstrzymano.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Myśli…</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Wykonuje ruch…</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Oddaj plan</translation>
    </message>
    <message>
        <source>This turn has already been played.</source>
        <translation>Ta tura została już zagrana.</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Przed rundą</translation>
    </message>
    <message>
        <source>Kinds of move</source>
        <translation>Rodzaje ruchów</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Planuj rundę</translation>
    </message>
    <message>
        <source>Plan your part of the round (%1)</source>
        <comment>a key</comment>
        <translation>Zaplanuj swoją część rundy (%1)</translation>
    </message>
    <message>
        <source>Hides the table behind a curtain that players lift in turn to plan alone (%1)</source>
        <comment>a key</comment>
        <translation>Kurtyna zasłania stół. Gracze po kolei ją podnoszą i planują sami (%1)</translation>
    </message>
    <message>
        <source>Submit your plan; you can’t change it after that (%1)</source>
        <comment>a key</comment>
        <translation>Oddaj plan: potem nie można go już zmienić (%1)</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <comment>a key</comment>
        <translation>Zakończ turę (%1)</translation>
    </message>
    <message>
        <source>Wait until the turn has been played out.</source>
        <translation>Poczekaj, aż to się rozegra do końca.</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>There is no turn to end here.</source>
        <translation>Nie ma tu tury do zakończenia.</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnLineMenu</name>
    <message numerus="yes">
        <source>%1, and %n more turn(s)</source>
        <comment>a turn, and how many follow it</comment>
        <translation>
            <numerusform>%1 i jeszcze %n tura</numerusform>
            <numerusform>%1 i jeszcze %n tury</numerusform>
            <numerusform>%1 i jeszcze %n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Usuń wariant</translation>
    </message>
    <message>
        <source>Put the removed line back</source>
        <translation>Przywróć usunięty wariant</translation>
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
        <translation>Bieżąca runda</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>O turę wstecz</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>O turę naprzód</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>Do najnowszej tury</translation>
    </message>
    <message>
        <source>Turn on the board</source>
        <translation>Tura na planszy</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Przechodzenie przez partię</translation>
    </message>
    <message>
        <source>another line branches off here</source>
        <translation>tu odchodzi inny wariant</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>komentarz: %1</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Komentarz…</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Komentarz do tej tury</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>Inne warianty tej partii</translation>
    </message>
    <message>
        <source>Arranged position</source>
        <translation>Ustawiona pozycja</translation>
    </message>
    <message>
        <source>played knowing the next roll</source>
        <translation>zagrane ze znajomością następnego rzutu</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnRun</name>
    <message>
        <source>Whole turn</source>
        <translation>Całe zagranie</translation>
    </message>
    <message>
        <source>All hints have been given.</source>
        <translation>Wszystkie wskazówki już były.</translation>
    </message>
    <message>
        <source>The turn: %1.</source>
        <comment>a turn in words</comment>
        <translation>Zagranie: %1.</translation>
    </message>
    <message>
        <source>Look at the ringed place.</source>
        <translation>Spójrz tam, gdzie jest pierścień.</translation>
    </message>
    <message>
        <source>What you have played is right. Now end the turn.</source>
        <translation>To, co już zagrano, jest dobre: zakończ turę.</translation>
    </message>
    <message>
        <source>Your steps didn’t fit the solution and were taken back.</source>
        <translation>To, co było zaczęte, prowadzi gdzie indziej, więc zostało wycofane.</translation>
    </message>
</context>
<context>
    <name>byways::app::UnreadableCard</name>
    <message numerus="yes">
        <source>%n game(s) can’t be read</source>
        <translation>
            <numerusform>Nie można odczytać %n partii</numerusform>
            <numerusform>Nie można odczytać %n partii</numerusform>
            <numerusform>Nie można odczytać %n partii</numerusform>
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
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
            <numerusform>I jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Wyrzuć do kosza</translation>
    </message>
</context>
<context>
    <name>byways::app::VariationBar</name>
    <message>
        <source>As it was played</source>
        <translation>Jak zagrano</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
</context>
</TS>
