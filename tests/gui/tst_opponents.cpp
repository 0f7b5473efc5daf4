// SPDX-License-Identifier: GPL-3.0-or-later
// Computers at the table: they play through the same interface as people, and people stay in control.
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <string_view>

#include "app/board/refusal_bubble.h"
#include "app/games/catalogue.h"
#include "app/opponents/hints.h"
#include "app/opponents/level_words.h"
#include "app/opponents/opponents.h"
#include "app/settings/preferences.h"
#include "app/setup/new_game_sheet.h"
#include "app/table/banner.h"
#include "app/table/curtain.h"
#include "app/table/message_strip.h"
#include "app/table/player_card.h"
#include "app/window/main_window.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "engine/search/level.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

constexpr int kPatience = 30'000;  // ms, for slow computers

// Byg on a hexhex-3 with lots and choices settled; Ann opens.
MatchSetup bygWith(const QList<int>& levels) {
  return {.game = find_game("byg"),
          .options = {{"size", 3}, {"priority", 2}, {"first", 2}},
          .names = {QStringLiteral("Ann"), QString()},
          .colours = {0, 1},
          .levels = levels};
}

int turnsOf(const Timeline& timeline, Seat seat) {
  const std::vector<Entry> entries = timeline.entries();
  return static_cast<int>(std::count_if(entries.begin(), entries.end(), [seat](const Entry& entry) {
    return entry.seat == seat && !entry.unfinished;
  }));
}

}  // namespace

class OpponentsAtTable : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyGameIsPlayedByComputers_data();
  void everyGameIsPlayedByComputers();
  void oneClickFromTheShelf();
  void nobodyPlaysForThem();
  void undoGoesBackToOnesOwnDecision();
  void theSameTurnAgainGoesOn();
  void playNowSettlesForWhatThereIs();
  void endedInTheMiddleTheyPlayTheSameTurn();
  void whoIsAloneAmongThemNeedsNoCurtain();
  void computersHaveNoCurtainToOpen();
  void seatsAreGivenAwayInTheSheet();
  void aCoachIsAskedForInTheSheet();
  void aCoachIsOfferedAtTheTableOnly();
  void entriesOfSeatsDoNothingWithoutATable();
  void seatsAreHandedOverInTheMiddle();
  void lookingBackIsNotDisturbed();
  void theyWaitWhilePaused();
  void theyWaitWhileAPositionIsSetUp();
  void levelsOutOfRangeArePeople();
  void theWindowGoesOnWhileTheyThink_data();
  void theWindowGoesOnWhileTheyThink();
  void actingOutOfTurnSaysWhoseTurnItIs();
  void undoEndsARefusal();
  void aBackwardLookNamesTheComputer();
  void levelsAreSaidOnTheCards();
  void seatsAreHandedOverOnTheCards();
  void namesAreGivenAtTheTable();
  void theShelfSaysTheLevel();
  void beforeARollThereIsAReason();
  void aTurnIsToldWithItsRoll();
  void ringsLieInsideOneAnother();
  void iconsBelowTheListAreWhole();
  void hintsShowAndPlayATurn_data();
  void hintsShowAndPlayATurn();
  void hintsSayWhatIsProven();
  void hintsAreForgottenWhenSomethingIsPlayed();
  void aHintToEndTheTurnEndsIt();
};

void OpponentsAtTable::everyGameIsPlayedByComputers_data() {
  QTest::addColumn<const Game*>("game");
  for (const CatalogueEntry& entry : catalogue()) {
    if (has_opponents(entry.face->game())) {
      QTest::newRow(entry.id) << &entry.face->game();
    }
  }
}

void OpponentsAtTable::everyGameIsPlayedByComputers() {
  QFETCH(const Game*, game);
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  MatchSetup setup = MainWindow::usualSetup(faceOf(*game), gui.preferences());
  setup.levels.fill(1, setup.names.size());
  gui.window().start(setup);
  if (game->has_secret_turns()) {
    gui.match().lowerCurtain();  // otherwise the table stays open for a while
  }
  QTRY_VERIFY_WITH_TIMEOUT(turnsOf(gui.timeline(), 1) >= 1 && turnsOf(gui.timeline(), 2) >= 1, kPatience);
  const Record record = gui.match().record();
  QVERIFY(replay(record));  // everything that was played is legal
}

void OpponentsAtTable::oneClickFromTheShelf() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  QTest::mouseClick(&gui.find<QPushButton>("computer byg"), Qt::LeftButton);
  QCOMPARE(gui.match().level(1), 0);
  QCOMPARE(gui.match().level(2), rememberedLevel(*find_game("byg")));
  QCOMPARE(gui.match().name(2), QStringLiteral("Computer"));
  QTRY_VERIFY_WITH_TIMEOUT(!gui.match().isComputersTurn(), kPatience);
  while (turnsOf(gui.timeline(), 2) < 2) {
    gui.clickPlace(QString::fromStdString(gui.match().state().legal_steps().front()));
    gui.endTurn();
    QTRY_VERIFY_WITH_TIMEOUT(!gui.match().isComputersTurn(), kPatience);
  }
  QVERIFY(gui.find<QWidget>("messageStrip").accessibleName().contains(QStringLiteral("Computer: ")) ||
          !lastTurn(gui).isEmpty());
}

void OpponentsAtTable::nobodyPlaysForThem() {
  Gui gui;
  gui.window().start(bygWith({8, 0}));  // searches for long
  QVERIFY(gui.match().isComputersTurn());
  gui.clickPlace(QStringLiteral("C3"));
  gui.key(Qt::Key_Return);
  gui.key(Qt::Key_Space);
  QCOMPARE(gui.timeline().length(), std::size_t(0));
  QVERIFY(gui.match().play(QStringLiteral("C3")));
  QCOMPARE(gui.match().mover(), kNobody);
  QVERIFY(!gui.action("resign").isEnabled());
}

void OpponentsAtTable::undoGoesBackToOnesOwnDecision() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().start(bygWith({0, 1}));
  QTRY_VERIFY_WITH_TIMEOUT(!gui.match().isComputersTurn(), kPatience);
  const std::size_t own = gui.timeline().cursor();
  while (!gui.match().isComputersTurn()) {
    gui.clickPlace(QString::fromStdString(gui.match().state().legal_steps().front()));
    gui.endTurn();
  }
  QTRY_VERIFY_WITH_TIMEOUT(!gui.match().isComputersTurn(), kPatience);
  const Entries all = gui.timeline().entries();
  while (gui.match().canUndo()) {
    gui.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!gui.match().isComputersTurn());
  }
  QCOMPARE(gui.timeline().cursor(), own);
  while (gui.match().canRedo()) {
    gui.key(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!gui.match().isComputersTurn());
  }
  QVERIFY(gui.timeline().entries() == all);
}

// If Ann undoes her turn and plays it again, the computer's answer is back as well. Escape doesn't undo the
// steps of others.
void OpponentsAtTable::theSameTurnAgainGoesOn() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().start(bygWith({0, 1}));
  QTRY_VERIFY_WITH_TIMEOUT(!gui.match().isComputersTurn(), kPatience);
  const auto play = [&gui] {
    gui.clickPlace(QString::fromStdString(gui.match().state().legal_steps().front()));
    gui.endTurn();
    QTRY_VERIFY_WITH_TIMEOUT(!gui.match().isComputersTurn(), kPatience);
  };
  while (turnsOf(gui.timeline(), 2) < 2) {
    play();
  }
  const Entries all = gui.timeline().entries();
  gui.key(Qt::Key_Escape);
  QVERIFY(gui.timeline().entries() == all && !gui.timeline().can_redo());
  gui.key(Qt::Key_Z, Qt::ControlModifier);  // reopens the end of her turn
  QVERIFY(gui.timeline().can_redo());
  while (gui.timeline().can_redo() && !gui.match().play(QStringLiteral("end"))) {
  }
  QVERIFY(!gui.match().isComputersTurn());
  QVERIFY(gui.timeline().entries() == all);
}

void OpponentsAtTable::playNowSettlesForWhatThereIs() {
  Gui gui;
  MatchSetup setup = bygWith({8, 0});
  setup.options = {{"size", 8}, {"priority", 2}, {"first", 2}};
  gui.window().start(setup);
  QTRY_VERIFY_WITH_TIMEOUT(gui.window().findChild<QPushButton*>(QStringLiteral("playNow")) != nullptr,
                           kPatience);
  QTest::mouseClick(&gui.find<QPushButton>("playNow"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(turnsOf(gui.timeline(), 1) == 1, kPatience);
}

// An interrupted turn of a computer is dropped, and the new search gives the same turn.
void OpponentsAtTable::endedInTheMiddleTheyPlayTheSameTurn() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::Quick);
  gui.window().start({.game = find_game("bypass"),
                      .options = {{"start", 1}},
                      .names = {QString(), QStringLiteral("Ben")},
                      .colours = {0, 1},
                      .levels = {2, 0}});
  QTRY_COMPARE_WITH_TIMEOUT(gui.timeline().open_steps().size(), std::size_t(1), kPatience);
  const std::string half = write_record(gui.match().record());
  QTRY_COMPARE_WITH_TIMEOUT(turnsOf(gui.timeline(), 1), 1, kPatience);
  const QString turn = lastTurn(gui);
  const QString path = gui.folder() + QStringLiteral("/half.byways");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(half));
  file.close();
  Gui again;
  again.preferences().setPace(Preferences::Pace::AtOnce);
  QVERIFY(again.window().openFile(path));
  QTRY_COMPARE_WITH_TIMEOUT(turnsOf(again.timeline(), 1), 1, kPatience);
  QCOMPARE(lastTurn(again), turn);
}

void OpponentsAtTable::whoIsAloneAmongThemNeedsNoCurtain() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().start({.game = find_game("highway"),
                      .options = {},
                      .names = {QString(), QStringLiteral("Ben"), QString()},
                      .colours = {0, 1, 2},
                      .levels = {1, 0, 1}});
  QVERIFY(gui.match().isTableOpen());
  // With one person at the table, nobody else is addressed.
  QCOMPARE(gui.find<QLabel>("headline").text(), QStringLiteral("Before the round"));
  QCOMPARE(gui.find<QPushButton>("endTurn").text(), QStringLiteral("Plan the round"));
  gui.clickPlace(QStringLiteral("B2"));
  QVERIFY2(gui.find<QLabel>("refusalText").text().contains(QStringLiteral("“Plan the round”")),
           qPrintable(gui.find<QLabel>("refusalText").text()));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QVERIFY(!gui.find<QLabel>("curtainWaiting").isVisible() &&
          gui.find<QLabel>("curtainWaiting").text().isEmpty());
  QTRY_COMPARE_WITH_TIMEOUT(gui.match().mover(), 2, kPatience);
  QVERIFY(!gui.match().isCurtained());
  QTRY_VERIFY(!gui.find<Curtain>("curtain").isVisible());
  QVERIFY(!gui.match().play(QStringLiteral("-")));
  QVERIFY(!gui.match().play(QStringLiteral("end")));
  QTRY_VERIFY_WITH_TIMEOUT(gui.match().isTableOpen(), kPatience);
  QCOMPARE(turnsOf(gui.timeline(), 3), 1);
}

// HWY-2: while a computer submits, neither a key nor a button opens the curtain.
void OpponentsAtTable::computersHaveNoCurtainToOpen() {
  Gui gui;
  gui.window().start({.game = find_game("highway"),
                      .options = {},
                      .names = {QStringLiteral("Ann"), QString(), QStringLiteral("Cem")},
                      .colours = {0, 1, 2},
                      .levels = {0, 8, 0}});
  gui.match().liftCurtain();
  QVERIFY(!gui.match().play(QStringLiteral("-")));
  QVERIFY(!gui.match().play(QStringLiteral("end")));
  QCOMPARE(gui.match().onTurn(), 2);
  auto& curtain = gui.find<Curtain>("curtain");
  QVERIFY(curtain.isVisible());
  QVERIFY(!gui.find<QPushButton>("liftCurtain").isVisible());
  QVERIFY2(curtain.accessibleName().contains(QStringLiteral("Thinking")),
           qPrintable(curtain.accessibleName()));
  QTest::keyClick(&curtain, Qt::Key_Space);
  gui.match().liftCurtain();
  QVERIFY(gui.match().isCurtained());
  QTRY_COMPARE_WITH_TIMEOUT(gui.match().onTurn(), 3, kPatience);
  QVERIFY(gui.match().isCurtained() && gui.find<QPushButton>("liftCurtain").isVisible());
  gui.match().liftCurtain();
  QVERIFY(!gui.match().isCurtained());
}

void OpponentsAtTable::seatsAreGivenAwayInTheSheet() {
  Gui gui;
  const GameFace& face = faceOf(*find_game("byg"));
  {
    NewGameSheet sheet(face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
    sheet.show();
    sheet.findChild<QLineEdit*>(QStringLiteral("playerName2"))->setText(QStringLiteral("Ben"));
    auto* const by = sheet.findChild<QComboBox*>(QStringLiteral("playedBy2"));
    by->setFocus();
    for (int level = 0; level < 3; ++level) {
      QTest::keyClick(by, Qt::Key_Down);
    }
    QCOMPARE(sheet.setup().levels, QList<int>({0, 3}));
    QCOMPARE(sheet.setup().names.last(), QString());
    QVERIFY(!sheet.findChild<QLineEdit*>(QStringLiteral("playerName2"))->isEnabled());
    QTest::mouseClick(sheet.findChild<QPushButton*>(QStringLiteral("swapSeats")), Qt::LeftButton);
    QCOMPARE(sheet.setup().levels, QList<int>({3, 0}));
    sheet.accept();
  }
  NewGameSheet next(face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
  QCOMPARE(next.setup().levels, QList<int>({3, 0}));
  QCOMPARE(rememberedLevel(face.game()), 3);
  next.findChild<QComboBox*>(QStringLiteral("playedBy1"))->setCurrentIndex(0);
  QCOMPARE(next.setup().names.first(), QStringLiteral("Ben"));
  const NewGameSheet alone(faceOf(*find_game("spiral")), gui.preferences(), gui.look(), std::nullopt,
                           &gui.window());
  QVERIFY(!alone.findChild<QComboBox*>(QStringLiteral("playedBy1"))->isVisibleTo(&alone));
}

// The coach belongs to a person, not to a seat or game, and isn't offered where it couldn't help anybody.
void OpponentsAtTable::aCoachIsAskedForInTheSheet() {
  Gui gui;
  const auto sheetOf = [&gui](const char* game) {
    auto sheet = std::make_unique<NewGameSheet>(faceOf(*find_game(game)), gui.preferences(), gui.look(),
                                                std::nullopt, &gui.window());
    sheet->show();
    return sheet;
  };
  const auto coachOf = [](NewGameSheet& sheet, int seat) {
    return sheet.findChild<QToolButton*>(QStringLiteral("coach%1").arg(seat));
  };
  const auto nameOf = [](NewGameSheet& sheet, int seat) {
    return sheet.findChild<QLineEdit*>(QStringLiteral("playerName%1").arg(seat));
  };
  {
    const auto sheet = sheetOf("byg");
    QCOMPARE(sheet->setup().coached, QList<bool>({false, false}));
    nameOf(*sheet, 1)->setText(QStringLiteral("Ann"));
    nameOf(*sheet, 2)->setText(QStringLiteral("Ben"));
    const auto* const note = sheet->findChild<QLabel*>(QStringLiteral("coachNote"));
    QVERIFY(!note->isVisible());
    QTest::mouseClick(coachOf(*sheet, 2), Qt::LeftButton);
    QCOMPARE(sheet->setup().coached, QList<bool>({false, true}));
    QVERIFY2(note->isVisible() && note->text().contains(QStringLiteral("Ben")), qPrintable(note->text()));
    QTest::mouseClick(sheet->findChild<QPushButton*>(QStringLiteral("swapSeats")), Qt::LeftButton);
    QCOMPARE(sheet->setup().coached, QList<bool>({true, false}));
    sheet->findChild<QComboBox*>(QStringLiteral("playedBy1"))->setCurrentIndex(2);
    QVERIFY(!coachOf(*sheet, 1)->isVisible());
    QCOMPARE(sheet->setup().coached, QList<bool>({false, false}));
    sheet->findChild<QComboBox*>(QStringLiteral("playedBy1"))->setCurrentIndex(0);
    sheet->accept();
  }
  const auto other = sheetOf("mono-line");
  QCOMPARE(other->setup().coached, QList<bool>({true, false}));
  nameOf(*other, 1)->setText(QStringLiteral("Cleo"));
  QCOMPARE(other->setup().coached, QList<bool>({false, false}));
  QVERIFY(!coachOf(*sheetOf("highway"), 1)->isVisible());
  QVERIFY(!coachOf(*sheetOf("spiral"), 1)->isVisible());
}

void OpponentsAtTable::aCoachIsOfferedAtTheTableOnly() {
  Gui gui;
  gui.find<QPushButton>("computer byg").click();
  const auto& offer = gui.find<QWidget>("offer");
  QVERIFY(offer.isVisible());
  gui.action("shelf").trigger();
  QTRY_VERIFY(!offer.isVisible());
}

void OpponentsAtTable::entriesOfSeatsDoNothingWithoutATable() {
  Gui gui;
  gui.window().start(bygWith({0, 0}));
  auto& menu = gui.find<QMenu>("seatsMenu");
  Q_EMIT menu.aboutToShow();
  gui.action("shelf").trigger();
  QTRY_VERIFY(gui.window().table() == nullptr);
  for (QAction* const action : menu.findChildren<QAction*>()) {
    if (action->objectName().startsWith(QStringLiteral("seat"))) {
      action->trigger();
    }
  }
  QVERIFY(QApplication::activeModalWidget() == nullptr);
}

void OpponentsAtTable::seatsAreHandedOverInTheMiddle() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().start(bygWith({0, 0}));
  auto& menu = gui.find<QMenu>("seatsMenu");
  Q_EMIT menu.aboutToShow();
  menu.findChild<QAction*>(QStringLiteral("seat2 level1"))->trigger();
  QCOMPARE(gui.match().level(2), 1);
  while (!gui.match().isComputersTurn()) {
    gui.clickPlace(QString::fromStdString(gui.match().state().legal_steps().front()));
    gui.endTurn();
  }
  QTRY_VERIFY_WITH_TIMEOUT(turnsOf(gui.timeline(), 2) >= 1 && !gui.match().isComputersTurn(), kPatience);
  Q_EMIT menu.aboutToShow();
  menu.findChild<QAction*>(QStringLiteral("seat2 level0"))->trigger();
  QCOMPARE(gui.match().level(2), 0);
}

void OpponentsAtTable::lookingBackIsNotDisturbed() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().start(bygWith({1, 1}));
  QTRY_VERIFY_WITH_TIMEOUT(turnsOf(gui.timeline(), 1) >= 2, kPatience);
  gui.match().goTo(1);
  const std::size_t length = gui.timeline().length();
  QTest::qWait(300);
  QCOMPARE(gui.timeline().cursor(), std::size_t(1));
  QCOMPARE(gui.timeline().length(), length);
}

void OpponentsAtTable::theyWaitWhilePaused() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::Quick);
  gui.window().start(bygWith({1, 1}));
  QTRY_VERIFY_WITH_TIMEOUT(turnsOf(gui.timeline(), 1) >= 1, kPatience);
  QTest::mouseClick(&gui.find<QPushButton>("pause"), Qt::LeftButton);
  const std::size_t length = gui.timeline().length();
  QTest::qWait(1200);
  QCOMPARE(gui.timeline().length(), length);
  QTest::mouseClick(&gui.find<QPushButton>("pause"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(gui.timeline().length() > length, kPatience);
}

void OpponentsAtTable::theyWaitWhileAPositionIsSetUp() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::Quick);
  gui.window().start(bygWith({1, 1}));
  QTRY_VERIFY_WITH_TIMEOUT(turnsOf(gui.timeline(), 1) >= 1, kPatience);
  gui.action("arrange").trigger();
  auto& cancel = gui.find<QPushButton>("cancelArranging");
  QVERIFY(cancel.isVisible());
  const std::size_t length = gui.timeline().length();
  QTest::qWait(1200);
  QCOMPARE(gui.timeline().length(), length);
  QTest::mouseClick(&cancel, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(gui.timeline().length() > length, kPatience);
}

void OpponentsAtTable::levelsOutOfRangeArePeople() {
  const auto levelIn = [](const char* value) {
    const QByteArray text = QByteArray(R"({"format":"byways-record","version":1,"game":"byg","options":{},)"
                                       R"("players":[{"name":"A"},{"name":"B","level":)") +
                            value + R"(}],"turns":[]})";
    const OpenedMatch opened = Library::read(text);
    return opened.match ? opened.match->level(2) : -1;
  };
  QCOMPARE(levelIn("8"), 8);
  QCOMPARE(levelIn("9"), 0);
  QCOMPARE(levelIn("-1"), 0);
  QCOMPARE(levelIn("\"3\""), 0);
}

// Each check runs one game. BYWAYS_MEASURE=1 measures all of them, for five seconds each; use a release build
// on an idle computer.
void OpponentsAtTable::theWindowGoesOnWhileTheyThink_data() {
  QTest::addColumn<const Game*>("game");
  for (const CatalogueEntry& entry : catalogue()) {
    const bool isMeasured =
        qEnvironmentVariableIsSet("BYWAYS_MEASURE") || entry.id == std::string_view("byg");
    if (isMeasured && has_opponents(entry.face->game())) {
      QTest::newRow(entry.id) << &entry.face->game();
    }
  }
}

// While the highest level thinks, timers of the window fire and the board is painted.
void OpponentsAtTable::theWindowGoesOnWhileTheyThink() {
  QFETCH(const Game*, game);
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  MatchSetup setup = MainWindow::usualSetup(faceOf(*game), gui.preferences());
  if (game->id() == "byg") {
    setup = bygWith({});
    setup.options["size"] = 8;
  } else if (std::any_of(game->options().begin(), game->options().end(),
                         [](const OptionSpec& option) { return option.name == "start"; })) {
    setup.options["start"] = 1;
  }
  setup.levels = QList<int>(setup.names.size(), 0);
  setup.levels.front() = 8;
  gui.window().start(setup);
  gui.match().lowerCurtain();
  const auto* const opponents = gui.window().table()->findChild<Opponents*>();
  QTRY_VERIFY_WITH_TIMEOUT(opponents->isThinking(), kPatience);
  QTimer ticking;
  QElapsedTimer since;
  qint64 longest = 0;
  qint64 longestFrame = 0;
  int ticks = 0;
  connect(&ticking, &QTimer::timeout, this, [&] {
    longest = qMax(longest, since.restart());
    QElapsedTimer frame;
    frame.start();
    gui.board().repaint();
    longestFrame = qMax(longestFrame, frame.elapsed());
    ++ticks;
  });
  since.start();
  ticking.start(16);
  QTest::qWait(qEnvironmentVariableIsSet("BYWAYS_MEASURE") ? 5000 : 700);
  QVERIFY(ticks > 10);
  const QByteArray status = bytesOfFile(QStringLiteral("/proc/self/status"));
  const qsizetype memory = status.indexOf("VmHWM:");
  qInfo("%s: longest wait of %d: %lld ms, frame %lld ms%s, %s", qPrintable(gui.window().windowTitle()), ticks,
        longest, longestFrame, opponents->isThinking() ? "" : " (has ended its turn meanwhile)",
        memory < 0 ? "" : status.mid(memory, status.indexOf('\n', memory) - memory).simplified().constData());
  QVERIFY2(longest < 250,
           qPrintable(QString::number(longest)));  // usually about 20; other tests run at the same time
}

// Whoever acts on the board during a computer's turn is told whose turn it is.
void OpponentsAtTable::actingOutOfTurnSaysWhoseTurnItIs() {
  Gui gui;
  gui.window().start(bygWith({8, 0}));
  const auto& strip = gui.find<MessageStrip>("messageStrip");
  gui.clickPlace(QStringLiteral("C3"));
  QCOMPARE(strip.text(), QStringLiteral("It’s Ann’s turn."));
  gui.hoverPlace(QStringLiteral("C4"));
  QVERIFY(strip.text() != QStringLiteral("It’s Ann’s turn."));
  gui.key(Qt::Key_Return);
  QCOMPARE(strip.text(), QStringLiteral("It’s Ann’s turn."));
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(strip.text(), QStringLiteral("There is nothing to take back yet"));
  gui.key(Qt::Key_H);
  QCOMPARE(strip.text(), QStringLiteral("It’s Ann’s turn."));
  QCOMPARE(gui.find<QToolButton>("hint").toolTip(), strip.text());
}

// Even if there is nothing to undo, Undo makes the refusal disappear.
void OpponentsAtTable::undoEndsARefusal() {
  Gui gui;
  gui.window().start(bygWith({0, 0}));
  for (Seat seat = 1; seat <= 2; ++seat) {
    QVERIFY(!gui.match().play(QString::fromStdString(gui.match().state().legal_steps().front())));
    QVERIFY(!gui.match().play(QStringLiteral("end")));
  }
  gui.clickPlace(QStringLiteral("C3"));
  gui.clickPlace(QStringLiteral("C4"));
  QVERIFY(gui.board().refusalIsAnswer());
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!gui.board().shownRefusal() && !gui.find<RefusalBubble>("refusalBubble").isVisible());
  gui.match().goTo(0);
  gui.match().setLevel(gui.match().onTurn(), 0);
  static_cast<void>(gui.match().play(QStringLiteral("nowhere")));
  QVERIFY(gui.board().shownRefusal() && !gui.match().canUndo());
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!gui.board().shownRefusal() && !gui.find<RefusalBubble>("refusalBubble").isVisible());
}

void OpponentsAtTable::aBackwardLookNamesTheComputer() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().start(bygWith({1, 0}));
  QTRY_VERIFY_WITH_TIMEOUT(!gui.match().isComputersTurn(), kPatience);
  gui.match().goTo(0);
  QCOMPARE(gui.find<Banner>("lookBack").text(),
           QStringLiteral("The start, with 1 turn to come. It is Ann’s turn here."));
  gui.match().goTo(gui.timeline().length());
  QCOMPARE(gui.find<Banner>("lookBack").text(), QString());
}

void OpponentsAtTable::levelsAreSaidOnTheCards() {
  Gui gui;
  gui.window().start(bygWith({8, 3}));
  const auto& first = gui.find<PlayerCard>("player1");
  QVERIFY2(first.accessibleName().contains(QStringLiteral("level 8, to move")),
           qPrintable(first.accessibleName()));
  const auto& second = gui.find<PlayerCard>("player2");
  QVERIFY2(second.accessibleName().contains(QStringLiteral("level 3")), qPrintable(second.accessibleName()));
}

// A seat is handed over by the small button on its card, with keys alone, or by the card's menu.
void OpponentsAtTable::seatsAreHandedOverOnTheCards() {
  Gui gui;
  gui.window().start(bygWith({0, 0}));
  auto& button = gui.find<QToolButton>("seatButton2");
  QCOMPARE(button.accessibleName(), QStringLiteral("Who plays as Player 2"));
  QVERIFY(button.focusPolicy() & Qt::TabFocus);
  auto* const menu = button.menu();
  QTimer::singleShot(0, menu, [menu] {
    QVERIFY(menu->isVisible());
    for (int i = 0; i < 4; ++i) {
      QTest::keyClick(menu, Qt::Key_Down);
    }
    QTest::keyClick(menu, Qt::Key_Return);
  });
  button.setFocus(Qt::TabFocusReason);
  QTest::keyClick(&button, Qt::Key_Space);
  QCOMPARE(gui.match().level(2), 3);
  QCOMPARE(rememberedLevel(gui.match().game()), 3);
  auto* const own = gui.find<QToolButton>("seatButton1").menu();
  Q_EMIT own->aboutToShow();
  own->findChild<QAction*>(QStringLiteral("seat1 level6"))->trigger();
  QCOMPARE(gui.match().level(1), 6);
  QCOMPARE(rememberedLevel(gui.match().game()), 3);  // no person is left, so the level isn't remembered
  gui.match().setLevel(1, 0);
  auto& card = gui.find<PlayerCard>("player2");
  QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(5, 5), card.mapToGlobal(QPoint(5, 5)));
  QCoreApplication::sendEvent(&card, &asked);
  QVERIFY(menu->isVisible());
  menu->findChild<QAction*>(QStringLiteral("seat2 level0"))->trigger();
  menu->close();
  QCOMPARE(gui.match().level(2), 0);
}

void OpponentsAtTable::namesAreGivenAtTheTable() {
  Gui gui;
  gui.window().start(bygWith({0, 2}));
  auto* const menu = gui.find<QToolButton>("seatButton1").menu();
  Q_EMIT menu->aboutToShow();
  menu->findChild<QAction*>(QStringLiteral("seat1 name"))->trigger();
  auto& dialog = gui.find<QInputDialog>("nameDialog");
  QCOMPARE(dialog.textValue(), QStringLiteral("Ann"));
  dialog.setTextValue(QStringLiteral("  Annika "));
  dialog.accept();
  QCOMPARE(gui.match().name(1), QStringLiteral("Annika"));
  QCOMPARE(gui.preferences().playerNames().value(0), QStringLiteral("Annika"));
  QCOMPARE(gui.match().record().players.front(), std::string("Annika"));
  QVERIFY(gui.find<QLabel>("headline").text().contains(QStringLiteral("Annika")));
}

void OpponentsAtTable::theShelfSaysTheLevel() {
  Gui gui;
  const auto& button = gui.find<QPushButton>("computer byg");
  QVERIFY2(button.accessibleName().endsWith(QStringLiteral(": level 2 (easy)")),
           qPrintable(button.accessibleName()));
  gui.window().start(bygWith({0, 2}));
  Q_EMIT gui.find<QMenu>("seatsMenu").aboutToShow();
  gui.find<QMenu>("seatsMenu").findChild<QAction*>(QStringLiteral("seat2 level4"))->trigger();
  gui.action("shelf").trigger();
  QVERIFY2(button.accessibleName().endsWith(QStringLiteral(": level 4 (steady)")),
           qPrintable(button.accessibleName()));
  QTest::mouseClick(&gui.find<QPushButton>("computer byg"), Qt::LeftButton);
  QCOMPARE(gui.match().level(2), 4);
}

void OpponentsAtTable::beforeARollThereIsAReason() {
  Gui gui;
  gui.window().start({.game = find_game("over-pass"),
                      .options = {{"start", 1}},
                      .names = {QStringLiteral("Ann"), QString()},
                      .colours = {0, 1},
                      .levels = {0, 1}});
  QVERIFY(gui.match().isRollDue());
  auto& hint = gui.find<QToolButton>("hint");
  QVERIFY(!canPress(hint));
  const QString reason = QStringLiteral("Roll the dice first. Then a hint says what to do with them.");
  QCOMPARE(hint.toolTip(), reason);
  gui.board().setFocus();
  gui.key(Qt::Key_H);
  QCOMPARE(gui.find<MessageStrip>("messageStrip").text(), reason);
  QVERIFY(gui.action("undo").toolTip().startsWith(QStringLiteral("There is nothing to take back yet")));
  gui.match().roll();
  QVERIFY(canPress(hint) && hint.toolTip() != reason);
  QVERIFY(gui.find<MessageStrip>("messageStrip").text() != reason);
}

void OpponentsAtTable::aTurnIsToldWithItsRoll() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.window().start({.game = find_game("over-pass"),
                      .options = {{"start", 1}},
                      .names = {QString(), QStringLiteral("Ben")},
                      .colours = {0, 1},
                      .levels = {1, 0}});
  QTRY_COMPARE_WITH_TIMEOUT(gui.match().onTurn(), 2, kPatience);
  const QString told = gui.find<MessageStrip>("messageStrip").text();
  static const QRegularExpression kTold(QStringLiteral("^Computer \\([1-6] and [1-6]: \\d+ moves\\): .+"));
  QVERIFY2(kTold.match(told).hasMatch(), qPrintable(told));
}

// If two steps of a hint end on the same place, it has two rings, one inside the other.
void OpponentsAtTable::ringsLieInsideOneAnother() {
  Gui gui;
  gui.window().start(bygWith({0, 0}));
  const QString place = QStringLiteral("C3");
  const auto ringsFor = [&](const QList<QStringList>& steps) {
    gui.board().showHint(steps);
    const QRect area = gui.board().areaOf(place).toAlignedRect();
    const QImage image = gui.board().grab(area).toImage();
    const QColor accent = gui.look().colours().accent;
    int rings = 0;
    bool wasOn = false;
    // Above the centre of the ring there is neither a number nor a coordinate.
    for (int y = image.height() / 2; y >= 0; --y) {
      const bool isOn = image.pixelColor(image.width() / 2, y) == accent;
      rings += isOn && !wasOn ? 1 : 0;
      wasOn = isOn;
    }
    return rings;
  };
  QCOMPARE(ringsFor({{place}}), 1);
  QCOMPARE(ringsFor({{place}, {place}}), 2);
  QCOMPARE(ringsFor({{QStringLiteral("C1"), place}, {place, QStringLiteral("C5")}}), 1);
}

// The buttons below the turn list show their whole icons, also those that have a text.
void OpponentsAtTable::iconsBelowTheListAreWhole() {
  Gui gui;
  gui.window().resize(900, 650);
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game("highway")), gui.preferences()));
  QCoreApplication::processEvents();
  for (const char* const name : {"firstTurn", "lastTurn", "commentTurn", "otherLines", "hint"}) {
    const auto& button = gui.find<QToolButton>(name);
    constexpr int kAround = 14;  // padding of the style
    QVERIFY2(button.width() >= button.iconSize().width() + kAround, name);
  }
}

void OpponentsAtTable::hintsShowAndPlayATurn_data() { everyGameIsPlayedByComputers_data(); }

// A hint says where to play, then what, and then plays it; each time the board shows it and the line below
// says it.
void OpponentsAtTable::hintsShowAndPlayATurn() {
  QFETCH(const Game*, game);
  Gui gui;
  MatchSetup setup = MainWindow::usualSetup(faceOf(*game), gui.preferences());
  for (const OptionSpec& option : game->options()) {
    if (option.name == "board" || option.name == "size") {
      setup.options[option.name] = option.values.front();  // on small boards hints are fast
    }
  }
  gui.window().start(setup);
  for (int keys = 0; keys < 3 && gui.window().findChild<QWidget*>(QStringLiteral("lotOverlay")); ++keys) {
    gui.key(Qt::Key_Space);  // closes the lot
    QTest::qWait(20);
  }
  if (game->has_secret_turns()) {
    gui.match().liftCurtain();
  }
  if (gui.match().isRollDue()) {
    gui.match().roll();
  }
  const Seat seat = gui.match().mover();
  QVERIFY(seat > 0);
  const auto& strip = gui.find<MessageStrip>("messageStrip");
  auto* const hints = gui.window().table()->findChild<Hints*>();
  QVERIFY(hints != nullptr);
  gui.key(Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(hints->stage() > Hints::Stage::Thinking, kPatience);
  QVERIFY2(strip.text().startsWith(QStringLiteral("Hint")), qPrintable(strip.text()));
  const QStringList steps = hints->steps();
  for (const QString& step : steps) {
    const bool hasPlace = step != QLatin1String("-") && !step.startsWith(QLatin1String("first "));
    QVERIFY2(!hasPlace || !gui.board().placesOf(step).isEmpty(), qPrintable(step));
  }
  if (hints->stage() == Hints::Stage::Where) {
    // For people who can't see the rings.
    const QString place = gui.board().whereOf(steps.front()).front();
    const bool isSaid =
        !gui.board().places().contains(place) || strip.text().contains(gui.board().describe(place));
    QVERIFY2(isSaid, qPrintable(strip.text()));
    gui.key(Qt::Key_H);
  }
  QCOMPARE(hints->stage(), Hints::Stage::Whole);  // immediately, if the hint has no place
  const QString told = strip.text();
  QVERIFY2(told.contains(QLatin1Char('%')) || hints->isProven(), qPrintable(told));
  QCOMPARE(turnsOf(gui.timeline(), seat), 0);
  gui.key(Qt::Key_H);
  if (!gui.timeline().open_steps().empty()) {
    QCOMPARE(gui.match().mover(), seat);  // ending the turn is left to the player
    QVERIFY(!gui.match().play(QStringLiteral("end")));
  }
  QCOMPARE(turnsOf(gui.timeline(), seat), 1);
  QCOMPARE(gui.match().hints(seat), 1);
  const Record record = gui.match().record();
  const OpenedMatch again = Library::read(QByteArray::fromStdString(write_record(record)));
  QVERIFY(again.match);
  QCOMPARE(again.match->hints(seat), 1);
}

// Once the search has proven who wins, the hint doesn't give a percentage.
void OpponentsAtTable::hintsSayWhatIsProven() {
  Gui gui;
  gui.window().start(
      {find_game("mono-line"), {{"start", 1}}, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {3, 4}});
  constexpr int kTurns = 20;  // few open nodes are left
  Random random(3);
  for (int turn = 0; turn < kTurns; ++turn) {
    const std::vector<std::string> steps = gui.match().state().legal_steps();
    QVERIFY(!steps.empty());
    const auto which = random.below(static_cast<std::uint32_t>(steps.size()));
    QVERIFY(!gui.match().play(QString::fromStdString(steps[which])));
    QVERIFY(!gui.match().play(QStringLiteral("end")));
  }
  auto* const hints = gui.window().table()->findChild<Hints*>();
  const auto& strip = gui.find<MessageStrip>("messageStrip");
  for (int seat = 1; seat <= 2; ++seat) {
    gui.key(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(hints->stage() == Hints::Stage::Where, kPatience);
    gui.key(Qt::Key_H);
    QVERIFY(hints->isProven());
    const QString expected = hints->chance() > 0 ? QStringLiteral("This turn wins for ")
                                                 : QStringLiteral(" can no longer win unless ");
    QVERIFY2(strip.text().contains(expected), qPrintable(strip.text()));
    QVERIFY2(!strip.text().contains(QLatin1Char('%')), qPrintable(strip.text()));
    gui.key(Qt::Key_H);
    QVERIFY(!gui.match().play(QStringLiteral("end")));
  }
}

void OpponentsAtTable::hintsAreForgottenWhenSomethingIsPlayed() {
  Gui gui;
  gui.window().start(bygWith({0, 0}));
  gui.key(Qt::Key_H);
  auto* const hints = gui.window().table()->findChild<Hints*>();
  QTRY_COMPARE_WITH_TIMEOUT(hints->stage(), Hints::Stage::Where, kPatience);
  gui.clickPlace(QString::fromStdString(gui.match().state().legal_steps().front()));
  QCOMPARE(hints->stage(), Hints::Stage::None);
}

// If the hint is to end the turn, pressing again ends the turn; this used to have no effect.
void OpponentsAtTable::aHintToEndTheTurnEndsIt() {
  Gui gui;
  gui.window().start(bygWith({0, 0}));
  const Seat seat = gui.match().mover();
  gui.clickPlace(QString::fromStdString(gui.match().state().legal_steps().front()));
  QCOMPARE(gui.match().mover(), seat);
  gui.key(Qt::Key_H);
  auto* const hints = gui.window().table()->findChild<Hints*>();
  QTRY_COMPARE_WITH_TIMEOUT(hints->stage(), Hints::Stage::Whole, kPatience);
  QVERIFY(hints->steps().isEmpty());
  gui.key(Qt::Key_H);
  QVERIFY(gui.match().mover() != seat);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("opponents", OpponentsAtTable);
#include "tst_opponents.moc"
