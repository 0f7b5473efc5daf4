// SPDX-License-Identifier: GPL-3.0-or-later
// The table: refusals with explanations, undo and redo, resigning.
#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/board/svg_board.h"
#include "app/games/catalogue.h"
#include "app/table/table_questions.h"
#include "engine/core/random.h"
#include "engine/core/random_game.h"
#include "engine/core/record.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "tests/gui/fit_walk.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/primary_buttons.h"

namespace byways::app::test {

namespace {

QString tableMessage(Gui& gui) { return gui.find<QLabel>("message").text(); }

// Ann has three groups, A1, A4 and D4, and is to move. Ben's stones F1, G1 and G4 are far away from A1.
void playOpening(Gui& gui) {
  for (const char* const step :
       {"F1", "end", "A1", "end", "A4", "end", "G1", "end", "D4", "end", "G4", "end"}) {
    const auto refused = gui.match().play(QString::fromLatin1(step));
    QVERIFY2(!refused, step);
  }
}

}  // namespace

class Table : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void refusesAdjacentStones();
  void refusesGrowingTwice();
  void explainsOnHoverAtExplainOnly();
  void endTurnNeedsAStone();
  void countsTheStonesOfTheTurn();
  void undoAndRedoStepByStep();
  void goesBackInTheListAndPlaysOn();
  void escapeTakesBack();
  void resigns();
  void agreesOnADraw();
  void rematchKeepsThePlayers();
  void enterPressesTheButtonsOfTheResult();
  void choicesAreWholeInALowWindow();
  void longNamesFitIntoTheResult();
  void badClicksAreNoSteps();
  void theAimIsAlwaysThere();
  void asksBeforeTheGameEnds();
  void doesNotAskWhereNothingElseCanBeDone();
  void theButtonsStayWhereTheyAre();
  void nothingTellsOfTheLotBeforeItIsShown();
  void aLotOnShowEndsWhenTheGameGoesOn();
  void wideLettersFitIntoTheHeadline();
  void whatALotHasSaidIsNotCut();
  void thePanelsEdgeMoves();
  void thePanelsEdgeIsTheLastStop();
  void wordsOnCardsKeepAwayFromTheEdge();
  void namesOfPlacesFollowTheTexts();
  void hintsStayOnTheBoardAndLeaveNames();
  void hintsStayOnTheBoardAndLeaveNames_data();
  void whereATurnWentIsForgottenWithTheNextAct();
  void theResultLeadsToSharing();
  void kindsOfMoveFoldAfterTheFirstTurns();
  void largerTextsAreForHeadingsToo();
};

void Table::refusesAdjacentStones() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  gui.clickPlace(QStringLiteral("F3"));
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
  gui.clickPlace(QStringLiteral("F2"));
  QCOMPARE(gui.timeline().open_steps().size(), std::size_t(1));
  QVERIFY(gui.board().shownRefusal().has_value());
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("BYG-6"));
  QVERIFY(tableMessage(gui).contains(QStringLiteral("F3")));
}

void Table::refusesGrowingTwice() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  gui.clickPlace(QStringLiteral("A2"));  // extends A1's group
  gui.clickPlace(QStringLiteral("B1"));
  QVERIFY(gui.board().shownRefusal().has_value());
  const Refusal refusal = *gui.board().shownRefusal();
  QVERIFY(refusal.rule == "BYG-6" || refusal.rule == "BYG-7");
  QVERIFY(std::find(refusal.places.begin(), refusal.places.end(), "B1") != refusal.places.end());
  QVERIFY(!tableMessage(gui).isEmpty());
}

void Table::explainsOnHoverAtExplainOnly() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  gui.preferences().setHighlights(Highlights::Explain);
  gui.hoverPlace(QStringLiteral("A1"));
  QVERIFY(gui.board().shownRefusal().has_value());
  gui.preferences().setHighlights(Highlights::Legal);
  gui.hoverPlace(QStringLiteral("A2"));
  gui.hoverPlace(QStringLiteral("A1"));
  QVERIFY(!gui.board().shownRefusal().has_value());
  // A click asks for the reason at every level of help.
  gui.preferences().setHighlights(Highlights::None);
  gui.clickPlace(QStringLiteral("A1"));
  QVERIFY(gui.board().shownRefusal().has_value());
}

void Table::endTurnNeedsAStone() {
  Gui gui;
  gui.startByg(4);
  auto& end = gui.find<QPushButton>("endTurn");
  QVERIFY(!canPress(end));
  QVERIFY(!end.toolTip().isEmpty());
  gui.board().setFocus();
  gui.endTurn();
  QCOMPARE(gui.board().shownRefusal()->rule, std::string("BYG-2"));
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(canPress(end));
}

void Table::countsTheStonesOfTheTurn() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  gui.clickPlace(QStringLiteral("F3"));
  const auto items = gui.window().findChildren<QLabel*>(QStringLiteral("turnItem"));
  QVERIFY(!items.isEmpty());
  QVERIFY2(items.front()->text().contains(QStringLiteral("1")) &&
               items.front()->text().contains(QStringLiteral("3")),
           qPrintable(items.front()->text()));
}

void Table::undoAndRedoStepByStep() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  const std::size_t end = gui.timeline().cursor();
  const nlohmann::json last = gui.timeline().state().position();
  for (std::size_t left = end; left > 0; --left) {
    QCOMPARE(gui.timeline().cursor(), left);
    gui.key(Qt::Key_Z, Qt::ControlModifier);
  }
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
  QVERIFY(!gui.action("undo").isEnabled());
  for (std::size_t i = 0; i < end; ++i) {
    gui.key(Qt::Key_Y, Qt::ControlModifier);
  }
  QVERIFY(gui.timeline().state().position() == last);
  QVERIFY(!gui.action("redo").isEnabled());
}

void Table::goesBackInTheListAndPlaysOn() {
  Gui gui;
  gui.startByg(4);
  playOpening(gui);
  auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(list.count(), 7);  // the start and six turns
  const QRect row = list.visualItemRect(list.item(2));
  QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier, row.center());
  QCOMPARE(gui.timeline().cursor(), std::size_t(4));
  QCOMPARE(gui.timeline().length(), std::size_t(12));  // going back keeps the later turns
  QCOMPARE(list.count(), 7);
  gui.clickPlace(QStringLiteral("C3"));
  QCOMPARE(gui.timeline().length(), std::size_t(5));
}

void Table::escapeTakesBack() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.board().setFocus();
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.timeline().open_steps().empty());
  gui.key(Qt::Key_Escape);  // not beyond the start of the turn
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
}

void Table::resigns() {
  Gui gui;
  gui.startByg(4);
  gui.agreeSoon();
  gui.action("resign").trigger();
  QCOMPARE(gui.timeline().outcome()->reason, std::string("resigned"));
  QCOMPARE(gui.find<QLabel>("resultHeadline").text(), QStringLiteral("Ann wins"));
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!gui.timeline().outcome());
}

void Table::agreesOnADraw() {
  Gui gui;
  gui.startByg(4);
  gui.agreeSoon();
  gui.action("draw").trigger();
  QCOMPARE(gui.timeline().outcome()->reason, std::string("draw agreed"));
  QCOMPARE(gui.find<QLabel>("resultHeadline").text(), QStringLiteral("A draw"));
}

void Table::rematchKeepsThePlayers() {
  Gui gui;
  gui.startByg(4);
  gui.agreeSoon();
  gui.action("draw").trigger();
  QTRY_VERIFY(!gui.find<QPushButton>("rematch").visibleRegion().isEmpty());
  QTest::mouseClick(&gui.find<QPushButton>("rematch"), Qt::LeftButton);
  QTRY_VERIFY(!gui.timeline().outcome());
  QCOMPARE(gui.match().name(1), QStringLiteral("Ann"));
  QCOMPARE(gui.timeline().setup().options.number("size"), 4);
}

void Table::enterPressesTheButtonsOfTheResult() {
  Gui gui;
  gui.startByg(4);
  gui.agreeSoon();
  gui.action("draw").trigger();
  auto& rematch = gui.find<QPushButton>("rematch");
  rematch.setFocus();
  // A key still held from the last turn starts no new game.
  QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
  QApplication::sendEvent(&rematch, &held);
  QVERIFY(gui.timeline().outcome().has_value());
  QTest::keyClick(&rematch, Qt::Key_Return);
  QTRY_VERIFY(!gui.timeline().outcome());
}

void Table::choicesAreWholeInALowWindow() {
  Gui gui;
  gui.preferences().setTextSize(150);
  gui.window().resize(1024, 540);
  gui.window().start({find_game("byg"),
                      {},
                      {QStringLiteral("Ann"), QStringLiteral("Ben")},
                      {0, 1}});  // a lot: who may choose
  int choices = 0;
  for (const QPushButton* const button : gui.window().findChildren<QPushButton*>()) {
    if (button->objectName().startsWith(QLatin1String("choice "))) {
      QTRY_VERIFY(button->isVisible() && button->height() >= button->sizeHint().height());
      ++choices;
    }
  }
  gui.preferences().setTextSize(100);
  QCOMPARE(choices, 2);
}

void Table::longNamesFitIntoTheResult() {
  Gui gui;
  const QString name = QStringLiteral("Bartholomew Featherstonehaugh-Cholmondel");
  gui.window().start({find_game("byg"), {{"size", 4}}, {name, name.toUpper()}, {3, 4}});
  gui.agreeSoon();
  gui.action("resign").trigger();
  QTRY_VERIFY(gui.timeline().outcome().has_value());
  QCoreApplication::processEvents();
  QVERIFY(gui.find<QLabel>("resultHeadline").isVisible());
  lookForCutOffs(gui.window(), QStringLiteral("the result"));
}

void Table::badClicksAreNoSteps() {
  Gui gui;
  gui.startByg(4);
  QTest::mouseClick(&gui.board(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));  // beside the board
  QTest::mouseClick(&gui.board(), Qt::MiddleButton, Qt::NoModifier,
                    gui.board().areaOf(QStringLiteral("D4")).center().toPoint());
  QTest::mousePress(&gui.board(), Qt::LeftButton, Qt::NoModifier,
                    gui.board().areaOf(QStringLiteral("D4")).center().toPoint());
  QTest::mouseRelease(&gui.board(), Qt::LeftButton, Qt::NoModifier,
                      gui.board().areaOf(QStringLiteral("A1")).center().toPoint());
  QCOMPARE(gui.timeline().cursor(), std::size_t(0));
}

void Table::theAimIsAlwaysThere() {
  Gui gui;
  const QStringList names{QStringLiteral("Ann"), QStringLiteral("Ben")};
  for (const char* const game :
       {"byg", "bypass", "highway", "trypsylon", "over-pass", "groups-of-three", "mono-line"}) {
    gui.window().start({find_game(game), {}, names, {0, 1}});
    gui.window().resize(900, 650);
    QCoreApplication::processEvents();
    const auto& aim = gui.find<QLabel>("aim");
    QVERIFY2(aim.isVisible() && !aim.text().isEmpty(), game);
    QVERIFY(aim.height() >= aim.heightForWidth(aim.width()));
  }
  gui.window().start({find_game("trypsylon"), {{"beach", 2}, {"start", 1}}, names, {0, 1}});
  QVERIFY(gui.find<QLabel>("aim").text().startsWith(QStringLiteral("Ben connects west to east")));
  gui.window().start({find_game("over-pass"), {{"goal", std::string("both")}, {"start", 1}}, names, {0, 1}});
  QVERIFY(gui.find<QLabel>("aim").text().contains(QStringLiteral("each colour")));
}

namespace {

// Plays until ending the turn would end the game, one stone each turn.
void playAlmostToTheEnd(Match& match, Random& random) {
  while (!match.endedNow()) {
    const std::vector<std::string> steps = match.state().legal_steps();
    const bool ends = match.state().turn_is_open();
    QVERIFY(ends || !steps.empty());
    const auto which = ends ? 0 : random.below(static_cast<std::uint32_t>(steps.size()));
    QVERIFY(!match.play(ends ? QStringLiteral("end") : QString::fromStdString(steps[which])));
  }
}

}  // namespace

void Table::asksBeforeTheGameEnds() {
  Gui gui;
  gui.window().start(
      {find_game("mono-line"), {{"start", 1}}, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {3, 4}});
  Random random(4);
  playAlmostToTheEnd(gui.match(), random);
  const std::unique_ptr<Match> ended = gui.match().endedNow();
  gui.board().setFocus();
  gui.action("endTurnAction").trigger();
  auto* const box = gui.window().findChild<QMessageBox*>(QStringLiteral("confirm"));
  QVERIFY(box != nullptr && box->isVisible());
  QVERIFY(box->text().contains(gui.match().name(ended->timeline().outcome()->winners.front())));
  // With the reason, as in the result.
  QCOMPARE(box->informativeText(), faceOf(gui.match().game()).resultText(*ended));
  QVERIFY(!box->informativeText().isEmpty());
  // Enter confirms only if the player wins by ending the game.
  const bool wins = ended->timeline().outcome()->winners.front() == gui.match().onTurn();
  QCOMPARE(box->buttonRole(box->defaultButton()), wins ? QMessageBox::AcceptRole : QMessageBox::RejectRole);
  QCOMPARE(primaryButtons(*box).size(), 1);  // no other button looks like the one that Enter presses
  QTest::keyClick(box, Qt::Key_Escape);
  QVERIFY(!gui.timeline().outcome());
  QTRY_VERIFY(gui.window().findChild<QMessageBox*>(QStringLiteral("confirm")) == nullptr);
  gui.agreeSoon();
  gui.action("endTurnAction").trigger();
  QTRY_VERIFY(gui.timeline().outcome().has_value());
}

void Table::doesNotAskWhereNothingElseCanBeDone() {
  const Game& byg = *find_game("byg");
  int forced = 0;
  for (int seed = 0; seed < 200 && forced == 0; ++seed) {
    Match match({&byg, {{"size", 3}, {"priority", 1}, {"first", 1}}, {QString(), QString()}, {0, 1}});
    Random random(static_cast<std::uint64_t>(seed));
    playAlmostToTheEnd(match, random);
    const bool isForced =
        match.state().legal_steps().empty() && match.timeline().turn_start().legal_steps().size() == 1;
    QCOMPARE(questionBeforeEnd(match, faceOf(byg)).has_value(), !isForced);
    forced += isForced ? 1 : 0;
  }
  QVERIFY(forced > 0);
}

void Table::theButtonsStayWhereTheyAre() {
  Gui gui;
  gui.window().start(
      {find_game("groups-of-three"), {{"start", 1}}, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {3, 4}});
  QCoreApplication::processEvents();
  const auto placeOf = [&gui](const char* name) {
    const auto& button = gui.find<QPushButton>(name);
    return QRect(button.mapTo(&gui.window(), QPoint()), button.size());
  };
  QVERIFY(gui.find<QPushButton>("roll").isVisible());
  const QRect roll = placeOf("roll");
  gui.match().roll();
  QCoreApplication::processEvents();
  QVERIFY(gui.find<QPushButton>("endTurn").isVisible());
  QCOMPARE(placeOf("endTurn"), roll);
}

void Table::nothingTellsOfTheLotBeforeItIsShown() {
  Gui gui;
  gui.preferences().setAnimations(true);
  gui.window().start({find_game("mono-line"), {}, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {3, 4}});
  auto* const overlay = gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay"));
  QVERIFY(overlay != nullptr);
  const auto& list = gui.find<QListWidget>("turnList");
  const auto& headline = gui.find<QLabel>("headline");
  QCOMPARE(list.count(), 1);
  QVERIFY(!headline.text().contains(QStringLiteral("Ann")) &&
          !headline.text().contains(QStringLiteral("Ben")));
  const auto& card = gui.find<QWidget>("player1");
  QVERIFY(!card.accessibleName().contains(QStringLiteral("move")));
  const QRect veil(overlay->mapToGlobal(QPoint()), overlay->size());
  QVERIFY(!veil.intersects(QRect(card.mapToGlobal(QPoint()), card.size())));
  QTest::mouseClick(overlay, Qt::LeftButton);
  QCOMPARE(list.count(), 2);
  QVERIFY(headline.text().contains(gui.match().name(gui.match().onTurn())));
  QTest::qWait(20);
  QVERIFY(overlay->isVisible());  // it waits for people
  QTest::mouseClick(overlay, Qt::LeftButton);
  // The second click of a double click goes to the overlay, not to the board.
  QWidget* const below = gui.window().childAt(gui.board().mapTo(&gui.window(), gui.board().rect().center()));
  QCOMPARE(below, overlay);
  QCOMPARE(QApplication::focusWidget(), &gui.board());
  QTRY_VERIFY(gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay")) == nullptr);
}

void Table::aLotOnShowEndsWhenTheGameGoesOn() {
  Gui gui;
  gui.window().start({find_game("mono-line"), {}, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {3, 4}});
  QVERIFY(gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay")) != nullptr);
  QVERIFY(!gui.match().play(QString::fromStdString(gui.timeline().state().legal_steps().front())));
  QTRY_VERIFY(gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay")) == nullptr);
}

void Table::whatALotHasSaidIsNotCut() {
  Gui gui;
  const QString longest = QStringLiteral("Bartholomus von Hohenstein the Elder");
  gui.window().start({find_game("byg"), {{"first", 1}}, {longest, longest + QLatin1Char('s')}, {0, 1}});
  QCoreApplication::processEvents();
  const auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(list.count(), 2);
  const QRect start = list.visualItemRect(list.item(0));
  const QRect said = list.visualItemRect(list.item(1));
  QVERIFY(said.height() >= start.height() + list.fontMetrics().lineSpacing());
}

void Table::wideLettersFitIntoTheHeadline() {
  Gui gui;
  gui.window().start({find_game("byg"),
                      {{"priority", 1}, {"first", 1}},
                      {QString(18, QLatin1Char('W')), QString(18, QLatin1Char('M'))},
                      {0, 1}});
  QCoreApplication::processEvents();
  const auto& headline = gui.find<QLabel>("headline");
  const QStringList parts = headline.text().split(QChar(0x200B));
  for (const QString& part : parts) {
    QVERIFY2(
        headline.fontMetrics().horizontalAdvance(part.split(QLatin1Char(' ')).front()) <= headline.width(),
        qPrintable(part));
  }
}

// The panel's edge is moved by mouse and by keys. Its place is remembered for the next game, and the panel
// never gets narrower than its contents.
void Table::thePanelsEdgeMoves() {
  Gui gui;
  gui.startByg(4);
  const auto& panel = gui.find<QWidget>("sidePanel");
  const int usual = panel.width();
  auto& edge = gui.find<QWidget>("panelEdge");
  QCOMPARE(QAccessible::queryAccessibleInterface(&edge)->role(), QAccessible::Splitter);
  edge.setFocus(Qt::TabFocusReason);
  for (int press = 0; press < 3; ++press) {
    QTest::keyClick(&edge, Qt::Key_Left);
  }
  QCoreApplication::processEvents();
  const int wider = panel.width();
  QVERIFY2(wider > usual + 30, qPrintable(QString::number(wider)));
  gui.startByg(5);
  QCOMPARE(gui.find<QWidget>("sidePanel").width(), wider);
  gui.window().resize(1400, 800);
  QCoreApplication::processEvents();
  QCOMPARE(gui.find<QWidget>("sidePanel").width(), wider);
  auto& handle = gui.find<QWidget>("panelEdge");
  const QPoint middle = handle.rect().center();
  QTest::mousePress(&handle, Qt::LeftButton, Qt::NoModifier, middle);
  QTest::mouseMove(&handle, middle + QPoint(400, 0));
  QTest::mouseRelease(&handle, Qt::LeftButton, Qt::NoModifier, middle + QPoint(400, 0));
  QCoreApplication::processEvents();
  QCOMPARE(gui.find<QWidget>("sidePanel").width(), usual);
}

// Tab reaches the panel's edge last, since few keyboard users want it before the contents of the panel.
void Table::thePanelsEdgeIsTheLastStop() {
  Gui gui;
  gui.startByg(4);
  gui.board().setFocus(Qt::TabFocusReason);
  QStringList stops;
  for (int press = 0; press < 40 && QApplication::focusWidget() != nullptr; ++press) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    stops.append(QApplication::focusWidget()->objectName());
    if (gui.board().hasFocus()) {
      break;
    }
  }
  QVERIFY2(stops.indexOf(QLatin1String("panelEdge")) > stops.indexOf(QLatin1String("turnList")),
           qPrintable(stops.join(QLatin1Char(' '))));
}

// Texts on players' cards keep away from the edge of the card: with the button for the menu, and in exercises
// without it.
void Table::wordsOnCardsKeepAwayFromTheEdge() {
  constexpr int kLeast = 9;  // pixels
  const auto air = [](Gui& gui) {
    const auto& card = gui.find<QWidget>("player1");
    const QList<QLabel*> labels = card.findChildren<QLabel*>();
    int least = card.width();
    for (const QLabel* const label : labels) {
      if (label->isVisible() && !label->text().isEmpty() && label->objectName().isEmpty()) {
        least = qMin(least, card.width() - label->geometry().right());
      }
    }
    return least;
  };
  Gui gui;
  gui.startByg(4);
  QVERIFY2(air(gui) >= kLeast, qPrintable(QString::number(air(gui))));
  gui.open(problems_of(*find_game("byg")).front());
  QTRY_VERIFY(gui.window().table() != nullptr);
  QCoreApplication::processEvents();
  QVERIFY2(air(gui) >= kLeast, qPrintable(QString::number(air(gui))));
}

void Table::namesOfPlacesFollowTheTexts() {
  Gui gui;
  gui.startByg(4);
  const auto heightOfNames = [&gui] {
    const QString picture = QStringLiteral("hexhex-4");
    const QList<QRectF> names = SvgBoard::get(picture, gui.look()).namesIn({});
    double height = 0;
    for (const QRectF& name : names) {
      height += name.height();
    }
    return height;
  };
  const double usual = heightOfNames();
  QVERIFY(usual > 0);
  const QImage before = gui.board().grab().toImage();
  gui.preferences().setTextSize(150);
  QCOMPARE(gui.preferences().textSize(), 150);
  QVERIFY2(qAbs(heightOfNames() / usual - 1.5) < 0.01, qPrintable(QString::number(heightOfNames() / usual)));
  QVERIFY(gui.board().grab().toImage() != before);
  // Cells are where they were.
  QCOMPARE(SvgBoard::get(QStringLiteral("hexhex-4"), gui.look()).bounds(QStringLiteral("B2")),
           SvgBoard::get(QStringLiteral("hexhex-4"), false).bounds(QStringLiteral("B2")));
}

void Table::hintsStayOnTheBoardAndLeaveNames_data() {
  QTest::addColumn<QString>("game");
  for (const char* const game : {"byg", "bypass", "highway", "over-pass", "groups-of-three", "mono-line"}) {
    QTest::newRow(game) << QString::fromLatin1(game);
  }
}

void Table::hintsStayOnTheBoardAndLeaveNames() {
  QFETCH(const QString, game);
  Gui gui;
  gui.preferences().setAnimations(false);
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game(game.toStdString())), gui.preferences()));
  gui.window().resize(1024, 576);
  QCoreApplication::processEvents();
  BoardView& board = gui.board();
  const QImage bare = board.grab().toImage();
  const double scale = bare.devicePixelRatio();
  int marked = 0;
  const QStringList places = board.places();
  for (const QString& place : places) {
    if (board.areaOf(place).isEmpty() || !QRectF(board.rect()).contains(board.areaOf(place).center())) {
      continue;
    }
    board.showHint({{place}});
    const QImage hinted = board.grab().toImage();
    marked += hinted != bare ? 1 : 0;
    for (const QPoint& corner : {QPoint(0, 0), QPoint(hinted.width() - 1, hinted.height() - 1)}) {
      for (int x = 0; x < hinted.width(); ++x) {
        QVERIFY2(hinted.pixel(x, corner.y()) == bare.pixel(x, corner.y()), qPrintable(place));
      }
      for (int y = 0; y < hinted.height(); ++y) {
        QVERIFY2(hinted.pixel(corner.x(), y) == bare.pixel(corner.x(), y), qPrintable(place));
      }
    }
    const QList<QRectF> names = board.nameAreas();
    for (const QRectF& name : names) {
      const QRect inside =
          QRectF(name.topLeft() * scale, name.size() * scale).toRect().adjusted(1, 1, -1, -1) & bare.rect();
      QVERIFY2(hinted.copy(inside) == bare.copy(inside), qPrintable(place));
    }
  }
  QVERIFY(marked > 0);
}

// The trace of the last turn disappears with the next action, since it would cover the marks for the next
// turn.
void Table::whereATurnWentIsForgottenWithTheNextAct() {
  Gui gui;
  gui.preferences().setAnimations(false);
  gui.startByg(4);
  gui.board().showTrace({{QStringLiteral("A1"), QStringLiteral("C3")}}, Qt::red);
  const QImage traced = gui.board().grab().toImage();
  QTest::mousePress(&gui.board(), Qt::LeftButton, {}, QPoint(3, 3));
  QTest::mouseRelease(&gui.board(), Qt::LeftButton, {}, QPoint(3, 3));
  QVERIFY(gui.board().grab().toImage() != traced);
}

void Table::kindsOfMoveFoldAfterTheFirstTurns() {
  Gui gui;
  const Game& game = *find_game("groups-of-three");
  Timeline timeline(game, *check_setup(game, 2, {}));
  Random random(5);
  play_random_turns(timeline, random, 40);
  QFile file(gui.folder() + QStringLiteral("/turns.byways"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  const std::string text = write_record(make_record(timeline, {"Ann", "Ben"}));
  file.write(text.data(), qint64(text.size()));
  file.close();
  QVERIFY(gui.window().openFile(file.fileName()));
  const auto kinds = [&gui] {
    QCoreApplication::processEvents();  // layouts take effect with the next events
    const GameFace& face = gui.window().table()->face();
    qsizetype shown = 0;
    for (const TurnItem& item : face.turnItems(gui.match())) {
      for (const QLabel* const label :
           gui.find<QWidget>("turnItems").findChildren<QLabel*>(QStringLiteral("turnItem"))) {
        const bool isKind = item.kind == TurnItem::Kind::Open || item.kind == TurnItem::Kind::Closed;
        shown += isKind && label->isVisible() && label->accessibleName().contains(item.text) ? 1 : 0;
      }
    }
    return shown;
  };
  const auto goToKinds = [&gui](std::size_t from) {
    auto& fold = gui.find<QToolButton>("kindsOfMove");
    for (std::size_t cursor = from; cursor < gui.timeline().length(); ++cursor) {
      gui.match().goTo(cursor);
      if (!fold.isHidden()) {
        return;
      }
    }
    QFAIL("no kinds of move");
  };
  goToKinds(0);
  QCOMPARE(kinds(), 2);
  goToKinds(gui.timeline().length() / 2);
  QCOMPARE(kinds(), 0);
  gui.find<QToolButton>("kindsOfMove").click();
  QCOMPARE(kinds(), 2);
}

void Table::largerTextsAreForHeadingsToo() {
  Gui gui;
  gui.startByg(4);
  const auto heights = [&gui] {
    QList<int> all;
    for (const char* const name : {"headline", "name1", "task"}) {
      all.append(gui.find<QLabel>(name).fontMetrics().height());
    }
    return all;
  };
  const QList<int> before = heights();
  gui.preferences().setTextSize(130);
  QCoreApplication::processEvents();
  const QList<int> after = heights();
  for (qsizetype i = 0; i < before.size(); ++i) {
    QVERIFY2(after[i] > before[i] * 1.2, qPrintable(QString::number(i)));
  }
}

void Table::theResultLeadsToSharing() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(at("D4"));
  QVERIFY(!gui.find<QPushButton>("share").isVisible());
  QVERIFY(!gui.match().playDeclaration(gui.match().onTurn(), at("resign")));
  auto& share = gui.find<QPushButton>("share");
  QTRY_VERIFY(!share.visibleRegion().isEmpty());
  for (const bool isByKey : {false, true}) {
    QStringList offered;
    QTimer look;  // the menu waits for an answer
    connect(&look, &QTimer::timeout, &look, [&offered] {
      if (auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
        for (const QAction* const action : menu->actions()) {
          offered << (action->isEnabled() ? action->objectName() : QString());
        }
        menu->close();
      }
    });
    look.start(10);
    if (isByKey) {
      share.setFocus(Qt::TabFocusReason);
      QTest::keyClick(&share, Qt::Key_Return);
    } else {
      QTest::mouseClick(&share, Qt::LeftButton);
    }
    QTRY_VERIFY(!offered.isEmpty());
    for (const char* const way : {"exportGame", "exportPage", "exportAnimation", "copyPicture"}) {
      QVERIFY2(offered.contains(at(way)), qPrintable(offered.join(at(" "))));
    }
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("table", Table);
#include "tst_table.moc"
