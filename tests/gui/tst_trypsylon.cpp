// SPDX-License-Identifier: GPL-3.0-or-later
// TRYPSYLON through the window: cards lifted, turned and pushed by mouse and keys, and what the table says.
#include <QAccessible>
#include <QLabel>
#include <QSet>
#include <QTest>

#include <algorithm>

#include "tests/gui/trypsylon_hand.h"

namespace byways::app::test {

class Trypsylon : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void wholeGames_data();
  void wholeGames();
  void simpleMoveByClicks();
  void simpleMoveByDrag();
  void openMove();
  void doubleMove();
  void lastCardInExpert();
  void refusesAndSaysWhy();
  void noDoubleMoveInTheEndgame();
  void showsAPushBeforeItIsMade();
  void touchMoveHolds();
  void aDraggedCardThatTouchedMustBePushed();
  void withoutTouchMoveCardsGoBack();
  void byKeysAlone();
  void showsTheMissingCorner();
  void tintsCanBeSwitchedOff();
  void lightsUpTheWinningPathway();
  void slidesWithoutBlockingInput();
  void everyPlaceHasANameForScreenReaders();
  void aThemeChosenAtTheTableComesToRest();
};

namespace {

using Way = TrypsylonHand::Way;

QString text(const char* words) { return QString::fromLatin1(words); }

std::string shownRule(Gui& gui) {
  return gui.board().shownRefusal() ? gui.board().shownRefusal()->rule : std::string();
}

std::string shownReason(Gui& gui) {
  return gui.board().shownRefusal() ? gui.board().shownRefusal()->reason : std::string();
}

QStringList openSteps(Gui& gui) {
  QStringList steps;
  for (const std::string& step : gui.timeline().open_steps()) {
    steps.append(QString::fromStdString(step));
  }
  return steps;
}

QString lastTurn(Gui& gui) { return QString::fromStdString(gui.timeline().entries().back().text); }

void compareWithCli(Gui& gui) {
  const QString file = gui.folder() + QStringLiteral("/whole.byways");
  QCOMPARE(Library::write(gui.match(), file), QString());
  const nlohmann::json shown = showByCli(file);
  QVERIFY(shown.is_object());
  const Outcome outcome = *gui.timeline().outcome();
  QCOMPARE(shown["result"]["reason"].get<std::string>(), outcome.reason);
  QVERIFY(shown["result"]["winners"] == nlohmann::json(outcome.winners));
  QVERIFY(shown["position"] == gui.timeline().state().position());
  const auto& headline = gui.find<QLabel>("resultHeadline");
  QVERIFY(headline.isVisible());
  QVERIFY2(headline.text().contains(gui.match().name(outcome.winners.front())), qPrintable(headline.text()));
}

}  // namespace

void Trypsylon::wholeGames_data() {
  QTest::addColumn<QByteArray>("board");
  QTest::addColumn<bool>("expert");
  QTest::addColumn<bool>("touchMove");
  QTest::addColumn<int>("way");
  QTest::addColumn<uint>("seed");
  QTest::newRow("5x5 by clicks") << QByteArray("5x5") << false << true << 0 << 31U;
  QTest::newRow("5x6 by drags") << QByteArray("5x6") << false << false << 1 << 32U;
  QTest::newRow("Expert 6x6 by clicks") << QByteArray("6x6") << true << false << 0 << 33U;
  QTest::newRow("Expert 5x5 by drags") << QByteArray("5x5") << true << true << 1 << 34U;
  QTest::newRow("Expert 6x5 by keys") << QByteArray("6x5") << true << true << 2 << 35U;
}

void Trypsylon::wholeGames() {
  QFETCH(QByteArray, board);
  QFETCH(bool, expert);
  QFETCH(bool, touchMove);
  QFETCH(int, way);
  QFETCH(uint, seed);
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"board", board.toStdString()}, {"expert", expert}, {"touch-move", touchMove}});
  gui.board().setFocus();
  Random random(seed);
  for (int steps = 0; gui.timeline().to_move() > 0; ++steps) {
    QVERIFY(steps < 600);
    const QString step = hand.anyStep(random);
    const std::size_t before = gui.timeline().cursor();
    hand.play(step, static_cast<Way>(way));
    QVERIFY2(gui.timeline().cursor() == before + 1, qPrintable(step));
    const QString played =
        openSteps(gui).isEmpty() ? lastTurn(gui).section(QLatin1Char(' '), -1) : openSteps(gui).back();
    QCOMPARE(played, step);
  }
  compareWithCli(gui);
}

// TRY-5: lifted by a click it hangs at the mouse, and wheel and right button turn it.
void Trypsylon::simpleMoveByClicks() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  hand.click(text("c3"));
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  QVERIFY(hand.board().sceneNow().floating.has_value());
  QCOMPARE(hand.board().sceneNow().at(text("c3")), TrypsylonCard::Vacant);
  const auto corner = hand.board().corner();
  hand.wheel(1);
  QVERIFY(hand.board().corner() != corner);
  hand.wheel(-1);
  QCOMPARE(hand.board().corner(), corner);
  gui.hoverPlace(text("b2"));
  for (int turns = 0; turns < 4; ++turns) {
    QTest::mouseClick(&gui.board(), Qt::RightButton, Qt::NoModifier,
                      gui.board().areaOf(text("b2")).center().toPoint());
  }
  QCOMPARE(hand.board().corner(), corner);
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  hand.turnTo(text("ne"), Way::Clicks);
  hand.click(text("Nc"));
  QCOMPARE(lastTurn(gui), text("c3 Nc-ne"));
  QCOMPARE(hand.board().sceneNow().last, text("c5"));
  QVERIFY(!hand.board().sceneNow().floating.has_value());
}

void Trypsylon::simpleMoveByDrag() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.press(text("b2"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.carryTo(text("W2"));
  QCOMPARE(openSteps(gui), QStringList{text("b2")});
  QCOMPARE(hand.board().sceneNow().set, text("W2"));
  hand.turnTo(text("se"), Way::Drags);
  hand.letGo(text("W2"));
  QCOMPARE(lastTurn(gui), text("b2 W2-se"));
}

// TRY-6: a card face up keeps its corner in the hand; the one inserted last stays.
void Trypsylon::openMove() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw"});
  gui.hoverPlace(text("a2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.inserted-last"));
  QCOMPARE(hand.board().sceneNow().refused, text("a2"));
  hand.click(text("a2"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(text("c5"));
  QCOMPARE(openSteps(gui), QStringList{text("c5")});
  QCOMPARE(hand.board().corner(), trypsylon::Corner::NorthEast);
  hand.click(text("d4"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.open-takes-one"));
  hand.play(text("Sc-nw"));
  QCOMPARE(lastTurn(gui), text("c5 Sc-nw"));
}

// TRY-7, TRY-8: after an open move two cards lie in the hand before the first is pushed.
void Trypsylon::doubleMove() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne"});
  hand.click(text("d4"));
  hand.click(text("b2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.no-open-move-before"));
  QCOMPARE(openSteps(gui).size(), 1);
  hand.play(text("W4-se"));
  hand.playTurns({"c5 Sc-nw"});
  hand.click(text("e2"));
  hand.click(text("b3"));
  QCOMPARE(openSteps(gui), (QStringList{text("e2"), text("b3")}));
  QCOMPARE(hand.board().sceneNow().hand, 2);
  hand.click(text("d5"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.third-card"));
  hand.play(text("Nb-sw"));
  QCOMPARE(hand.board().sceneNow().hand, 1);
  hand.play(text("W2-ne"));
  QCOMPARE(lastTurn(gui), text("b3 e2 Nb-sw W2-ne"));
}

// TRY-10: the last card face down alone makes a double move.
void Trypsylon::lastCardInExpert() {
  Gui gui;
  TrypsylonHand hand(gui);
  QString cell;
  for (uint seed = 1; cell.isEmpty(); ++seed) {
    QVERIFY(seed < 60);
    hand.start({{"board", std::string("5x6")}, {"expert", true}});
    Random random(seed);
    hand.playOn(random, [&] { return hand.insight().face_down().size() == 1; });
    if (gui.timeline().to_move() > 0) {
      cell = QString::fromStdString(hand.insight().face_down().front());
    }
  }
  hand.click(cell);
  QCOMPARE(openSteps(gui), QStringList{cell});
  QVERIFY(!hand.insight().open_ends().empty());
  const QString end = QString::fromStdString(hand.insight().open_ends().front());
  hand.play(end + QStringLiteral("-nw"));
  QCOMPARE(lastTurn(gui), cell + u' ' + end + QStringLiteral("-nw"));
}

void Trypsylon::refusesAndSaysWhy() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.click(text("Nc"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.nothing-in-hand"));
  hand.click(text("c5"));
  // TRY-3: nothing would move, and the vacancy is at the end.
  gui.hoverPlace(text("W2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.no-vacancy"));
  QCOMPARE(hand.board().sceneNow().refused, text("W2"));
  QCOMPARE(hand.board().sceneNow().proving.size(), 5);
  QVERIFY(hand.board().sceneNow().set.isEmpty());
  gui.hoverPlace(text("Nc"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.end-vacant"));
  hand.click(text("Nc"));
  QCOMPARE(shownRule(gui), std::string("TRY-3"));
  QVERIFY(!gui.find<QLabel>("message").text().isEmpty());
  QCOMPARE(openSteps(gui), QStringList{text("c5")});
  // Cells on the way speak up only when they are asked.
  gui.hoverPlace(text("b2"));
  QVERIFY(hand.board().sceneNow().refused.isEmpty());
  hand.click(text("b2"));
  QCOMPARE(hand.board().sceneNow().refused, text("b2"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.opening-is-simple"));
  // Without help there are neither marks nor reasons, until a step is refused.
  gui.preferences().setHighlights(Preferences::Highlights::None);
  gui.hoverPlace(text("W2"));
  QVERIFY(shownRule(gui).empty());
  QVERIFY(hand.board().sceneNow().ends.isEmpty());
  gui.preferences().setHighlights(Preferences::Highlights::Legal);
  gui.hoverPlace(text("W3"));
  QVERIFY(shownRule(gui).empty());
  QCOMPARE(hand.board().sceneNow().ends.size(), 3);
}

void Trypsylon::noDoubleMoveInTheEndgame() {
  Gui gui;
  TrypsylonHand hand(gui);
  bool isThere = false;
  for (uint seed = 1; !isThere; ++seed) {
    QVERIFY(seed < 200);
    hand.start();
    Random random(seed);
    hand.playOn(random, [&] {
      const auto refusal = hand.insight().refusal_of_move(trypsylon::Move::Double);
      return hand.insight().face_down().size() >= 2 && refusal && refusal->reason == "trypsylon.endgame";
    });
    isThere = gui.timeline().to_move() > 0;
  }
  const trypsylon::Places down = hand.insight().face_down();
  hand.click(QString::fromStdString(down[0]));
  hand.click(QString::fromStdString(down[1]));
  QCOMPARE(shownRule(gui), std::string("TRY-9"));
  QCOMPARE(openSteps(gui).size(), 1);
}

// Over an open end the row shifts, and joined pathways are those of the position that would arise.
void Trypsylon::showsAPushBeforeItIsMade() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw"});
  hand.click(text("a4"));
  hand.turnTo(text("nw"), Way::Clicks);
  const std::size_t before = gui.timeline().cursor();
  gui.hoverPlace(text("E4"));
  const TrypsylonScene shown = hand.board().sceneNow();
  QCOMPARE(shown.set, text("E4"));
  QCOMPARE(shown.at(text("e4")), TrypsylonCard::Nw);
  QCOMPARE(shown.at(text("a4")), TrypsylonCard::Down);
  QCOMPARE(shown.slide->cells, (QStringList{text("e4"), text("d4"), text("c4"), text("b4"), text("a4")}));
  QVERIFY(shown.joined[static_cast<std::size_t>(trypsylon::Side::East)].contains(text("e4")));
  QCOMPARE(gui.timeline().cursor(), before);
  // Turned, it leads away from the east side.
  hand.turnTo(text("se"), Way::Clicks);
  QVERIFY(
      !hand.board().sceneNow().joined[static_cast<std::size_t>(trypsylon::Side::East)].contains(text("e4")));
  gui.hoverPlace(text("b2"));
  QVERIFY(hand.board().sceneNow().set.isEmpty());
  QCOMPARE(hand.board().sceneNow().at(text("a4")), TrypsylonCard::Vacant);
}

// TRY-18: a lifted card must be played, one that is set against an end must be pushed in there.
void Trypsylon::touchMoveHolds() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.board().setFocus();
  hand.click(text("c3"));
  hand.click(text("c3"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.touch-move"));
  gui.key(Qt::Key_Escape);
  QCOMPARE(shownRule(gui), std::string("TRY-18"));
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
  QCOMPARE(shownRule(gui), std::string("TRY-18"));
  QCOMPARE(openSteps(gui), QStringList{text("c3")});

  hand.click(text("Nc"));
  QVERIFY(hand.board().sceneNow().isBound);
  gui.key(Qt::Key_Escape);
  QCOMPARE(shownReason(gui), std::string("trypsylon.set-against-end"));
  hand.click(text("W3"));
  QCOMPARE(shownReason(gui), std::string("trypsylon.set-against-end"));
  QCOMPARE(hand.board().sceneNow().set, text("Nc"));
  hand.turnTo(text("sw"), Way::Clicks);  // the turning stays free
  hand.click(text("Nc"));
  QCOMPARE(lastTurn(gui), text("c3 Nc-sw"));
  // What the players agree on goes: Undo takes back steps.
  gui.action("undo").trigger();
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  QVERIFY(!hand.board().sceneNow().isBound);
  gui.action("undo").trigger();
  QVERIFY(openSteps(gui).isEmpty());
}

void Trypsylon::aDraggedCardThatTouchedMustBePushed() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.press(text("c3"));
  hand.carryTo(text("W3"));
  QTRY_VERIFY(hand.board().sceneNow().isBound);
  hand.carryTo(text("b2"));
  QCOMPARE(hand.board().sceneNow().set, text("W3"));
  hand.letGo(text("b2"));
  QCOMPARE(lastTurn(gui).section(u'-', 0, 0), text("c3 W3"));
}

void Trypsylon::withoutTouchMoveCardsGoBack() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start({{"touch-move", false}});
  gui.board().setFocus();
  hand.click(text("c3"));
  hand.click(text("c3"));
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(text("c3"));
  gui.key(Qt::Key_Escape);
  QVERIFY(openSteps(gui).isEmpty());
  hand.click(text("c3"));
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
  QVERIFY(openSteps(gui).isEmpty());
  hand.drag(text("c3"), text("b2"));
  QVERIFY(openSteps(gui).isEmpty());
  QCOMPARE(hand.board().sceneNow().at(text("c3")), TrypsylonCard::Down);
  // Of two cards in hand either goes back.
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw", "c5 Sc-nw"});
  hand.click(text("e2"));
  hand.click(text("b3"));
  hand.click(text("e2"));
  QCOMPARE(openSteps(gui), QStringList{text("b3")});
}

void Trypsylon::byKeysAlone() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.board().setFocus();
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), text("c3"));
  gui.key(Qt::Key_Space);
  QCOMPARE(openSteps(gui), QStringList{text("c3")});
  const auto corner = hand.board().corner();
  gui.key(Qt::Key_R);
  gui.key(Qt::Key_Q);
  QCOMPARE(hand.board().corner(), corner);
  for (int steps = 0; steps < 3; ++steps) {
    gui.key(Qt::Key_Up);
  }
  QCOMPARE(gui.board().cursor(), text("Nc"));
  QCOMPARE(hand.board().sceneNow().set, text("Nc"));  // shown, not bound
  QVERIFY(!hand.board().sceneNow().isBound);
  gui.key(Qt::Key_Return);
  QVERIFY(hand.board().sceneNow().isBound);
  hand.turnTo(text("se"), Way::Keys);
  gui.key(Qt::Key_Return);
  QCOMPARE(lastTurn(gui), text("c3 Nc-se"));
  // Along the shore and round its corner.
  gui.key(Qt::Key_Right);
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), text("Ne"));
  gui.key(Qt::Key_Right);
  QCOMPARE(gui.board().cursor(), text("E5"));
  gui.key(Qt::Key_Left);
  QCOMPARE(gui.board().cursor(), text("e5"));
}

// TRY-12: two arms meet where a card is face down; its corner is the one that is missing.
void Trypsylon::showsTheMissingCorner() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-sw", "b3 Nb-se"});
  const TrypsylonScene shown = hand.board().sceneNow();
  const auto broken = std::find_if(shown.joints.begin(), shown.joints.end(),
                                   [](const trypsylon::Joint& joint) { return joint.is_broken(); });
  QVERIFY(broken != shown.joints.end());
  QCOMPARE(broken->column, 2);
  QCOMPARE(broken->row, 4);
  QCOMPARE(broken->missing, (trypsylon::Places{"b4", "c4"}));
  QVERIFY(gui.board().describe(text("b5")).contains(text("its corner lacks b4 c4")));
  // The board shows it there and nowhere else on that card: with tints off it looks as a card face down.
  const auto corner = [&] {
    const QRectF card = gui.board().areaOf(text("b4"));
    const QPointF point = card.topRight() + QPointF(-0.13, 0.13) * card.width();
    return gui.board().grab().toImage().pixelColor((point * gui.board().devicePixelRatioF()).toPoint());
  };
  const QColor missing = corner();
  gui.preferences().setTints(false);
  QVERIFY(std::abs(missing.lightness() - corner().lightness()) > 60);
}

void Trypsylon::tintsCanBeSwitchedOff() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  QVERIFY(hand.board().sceneNow().tints);
  gui.action("tints").trigger();
  QVERIFY(!gui.preferences().tints());
  QVERIFY(!hand.board().sceneNow().tints);
  gui.action("tints").trigger();
  QVERIFY(hand.board().sceneNow().tints);
}

// TRY-16: the way across is lit from side to side once the game is won.
void Trypsylon::lightsUpTheWinningPathway() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  Random random(31);
  hand.playOn(random, [] { return false; });
  const TrypsylonScene shown = hand.board().sceneNow();
  QVERIFY(shown.over);
  const Seat winner = gui.timeline().outcome()->winners.front();
  const auto goal = static_cast<std::size_t>(winner - 1);  // Ann is Beach
  QVERIFY(shown.lit[goal].size() >= 5);
  gui.action("undo").trigger();
  QVERIFY(hand.board().sceneNow().lit[goal].isEmpty());
}

void Trypsylon::slidesWithoutBlockingInput() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  gui.preferences().setAnimations(true);
  QVERIFY(gui.look().animations());
  hand.playTurns({"c3 Nc-ne"});
  const auto part = [&] {
    const auto slide = hand.board().sceneNow().slide;
    return slide ? slide->part : 1.0;
  };
  QVERIFY(part() < 1);
  QCOMPARE(hand.board().sceneNow().slide->end, text("Nc"));
  hand.click(text("b2"));  // in the middle of it
  QCOMPARE(openSteps(gui), QStringList{text("b2")});
  QTRY_VERIFY_WITH_TIMEOUT(part() >= 1, 300);
}

void Trypsylon::everyPlaceHasANameForScreenReaders() {
  Gui gui;
  TrypsylonHand hand(gui);
  hand.start();
  hand.playTurns({"c3 Nc-ne", "b2 W2-sw"});
  hand.click(text("a4"));
  QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&gui.board());
  QVERIFY(board != nullptr);
  QSet<QString> names;
  for (int i = 0; i < gui.board().places().size(); ++i) {
    const QString name = board->child(i)->text(QAccessible::Name);
    QVERIFY(!name.isEmpty());
    names.insert(name);
  }
  QCOMPARE(names.size(), gui.board().places().size());
  QVERIFY(gui.board().describe(text("c5")).contains(text("north-east corner")));
  QVERIFY(gui.board().describe(text("a2")).contains(text("inserted last")));
  QVERIFY(gui.board().describe(text("a4")).contains(text("vacant")));
  QVERIFY(gui.board().describe(text("E4")).contains(text("open")));
  QVERIFY(gui.board().describe(text("W4")).contains(text("closed")));
  QVERIFY(gui.board().describe(text("hand")).contains(text("1 card")));
  QCOMPARE(gui.board().actionOf(text("E4")), text("Set the card against the row"));
}

namespace {

/// Counts how often the application is told of a new palette.
class PaletteCounter : public QObject {
 public:
  using QObject::QObject;
  int told = 0;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    told += event->type() == QEvent::ApplicationPaletteChange ? 1 : 0;
    return QObject::eventFilter(watched, event);
  }
};

}  // namespace

// Our own palette must not be taken for a change of the system's, or each would bring the next.
void Trypsylon::aThemeChosenAtTheTableComesToRest() {
  Gui gui;
  TrypsylonHand hand(gui);
  gui.preferences().setTheme(Preferences::ThemeChoice::Dark);
  hand.start();
  gui.hoverPlace(text("c3"));
  QCoreApplication::processEvents();
  gui.window().grab();
  hand.start();
  QTest::qWait(100);
  PaletteCounter counter;
  qApp->installEventFilter(&counter);
  QTest::qWait(300);
  QCOMPARE(counter.told, 0);
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::Trypsylon)
#include "tst_trypsylon.moc"
