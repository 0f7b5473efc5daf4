// SPDX-License-Identifier: GPL-3.0-or-later
// People's own puzzles: saved, named, solved in the background, edited, passed on, removed.
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "app/archive/trash_page.h"
#include "app/exercise/exercise_card.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/own_puzzles.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_room.h"
#include "app/exercise/stars.h"
#include "app/library/library.h"
#include "app/library/trash.h"
#include "app/match/own_keys.h"
#include "engine/games.h"
#include "tests/gui/arrange_hand.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

const auto kName = QStringLiteral("Around the corner");

QString ownFolder(const Gui& gui) { return gui.folder() + QStringLiteral("/puzzles"); }

QList<ExerciseCard*> cards(Gui& gui) {
  QList<ExerciseCard*> shown;
  for (auto* const card : gui.window().findChildren<ExerciseCard*>(QStringLiteral("ownPuzzleCard"))) {
    if (card->isVisible()) {
      shown.append(card);
    }
  }
  return shown;
}

QString titleOf(const ExerciseCard& card) { return card.told().title; }

// The saved puzzle number `index`, from 0, in the order of the cards.
OwnPuzzle savedPuzzle(Gui& gui, qsizetype index = 0) {
  Trash trash(gui.library());
  return OwnPuzzles(gui.library(), trash).all().at(index);
}

// Opens the puzzle room and from there the empty board for a puzzle of Crooked Jumps.
void begin(Gui& gui, ArrangeHand& hand) {
  gui.window().showPuzzles();
  QCoreApplication::processEvents();
  hand.press("ownPuzzle crooked-jumps");
  QVERIFY(gui.window().arranging() != nullptr);
  hand.press("emptyBoard");
}

void put(ArrangeHand& hand, const QStringList& places) {
  hand.takeUp(QStringLiteral("plain"));
  for (const QString& place : places) {
    hand.click(place);
  }
}

OwnPuzzle twoPieces(const QString& name) {
  OwnPuzzle puzzle;
  puzzle.setup.game = find_game("crooked-jumps");
  puzzle.setup.options.insert_or_assign("from", std::string("A0 B0"));
  puzzle.setup.names = {QString()};
  puzzle.setup.colours = {0};
  puzzle.label = {.name = name, .author = QStringLiteral("Ann"), .grade = 0};
  return puzzle;
}

}  // namespace

class OwnPuzzlesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsMadeIsKeptUnderItsName();
  void anotherNameAndBoardAreAnotherPuzzle();
  void whatWasNotKeptReplacesNothing();
  void playedFromTheBoardItIsTheSame();
  void aSketchIsKeptWhenItIsLeft();
  void theSolverWatches();
  void whatTheSolverFindsIsKept();
  void aNameSaysHowLongItMayBe();
  void theyAreCopiedAndThrownAway();
  void aSketchReplacesNoPuzzle();
  void namesOfCopiesFit();
  void longNamesOfAuthorsFit();
  void aFileIsOpenedAsAPuzzle();
  void labelsThatAreBrokenAreDropped();
};

void OwnPuzzlesTest::whatIsMadeIsKeptUnderItsName() {
  Gui gui;
  ArrangeHand hand(gui);
  begin(gui, hand);
  put(hand, {QStringLiteral("B0"), QStringLiteral("A0")});
  auto& name = gui.find<QLineEdit>("puzzleName");
  QVERIFY(name.isVisible());
  name.setFocus();
  QTest::keyClicks(&name, kName);
  QTest::keyClick(&name, Qt::Key_Return);
  QCOMPARE(QDir(ownFolder(gui)).entryList({QStringLiteral("*.byways")}).size(), 1);
  QVERIFY(!hand.page().isChanged());
  gui.key(Qt::Key_Escape);
  QTRY_COMPARE(cards(gui).size(), 1);
  QCOMPARE(QDir(ownFolder(gui)).entryList({QStringLiteral("*.byways")}).size(), 1);
  ExerciseCard* const card = cards(gui).front();
  QCOMPARE(titleOf(*card), kName);
  QVERIFY2(card->accessibleName().contains(kName), qPrintable(card->accessibleName()));
  QVERIFY(!savedPuzzle(gui).sketch.has_value());
  // Enter on the card opens the puzzle on the table.
  card->setFocus();
  QTest::keyClick(card, Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QCOMPARE(gui.match().state().position().at("pieces").size(), std::size_t{2});
  QCOMPARE(labelIn(gui.match()).name, kName);
  QCOMPARE(gui.find<QLabel>("exerciseTitle").text(), kName);
  // Solved at the first try without help, it earns all stars.
  const QString id = exerciseId(gui.match().setup());
  QVERIFY(!gui.match().play(QStringLiteral("B0>A0>O")));
  QTRY_COMPARE(gui.window().progress().of(id).best, Stars::Three);
  gui.window().showPuzzles();
  QTRY_COMPARE(cards(gui).size(), 1);
  QVERIFY2(cards(gui).front()->accessibleName().contains(starsText(Stars::Three)),
           qPrintable(cards(gui).front()->accessibleName()));
}

void OwnPuzzlesTest::anotherNameAndBoardAreAnotherPuzzle() {
  Gui gui;
  ArrangeHand hand(gui);
  begin(gui, hand);
  const auto keepAs = [&gui](const QString& called) {
    auto& name = gui.find<QLineEdit>("puzzleName");
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, called);
    QTest::keyClick(&name, Qt::Key_Return);
  };
  put(hand, {QStringLiteral("B0"), QStringLiteral("A0")});
  keepAs(QStringLiteral("One"));
  put(hand, {QStringLiteral("C0")});
  keepAs(QStringLiteral("Two"));
  // Another name for the same board only renames the puzzle.
  keepAs(QStringLiteral("Three"));
  gui.key(Qt::Key_Escape);
  QTRY_COMPARE(cards(gui).size(), 2);
  QCOMPARE(titleOf(*cards(gui).front()), QStringLiteral("One"));
  QCOMPARE(titleOf(*cards(gui).back()), QStringLiteral("Three"));
}

// Changes that were not kept are saved as a copy when the page is left.
void OwnPuzzlesTest::whatWasNotKeptReplacesNothing() {
  Gui gui;
  ArrangeHand hand(gui);
  begin(gui, hand);
  put(hand, {QStringLiteral("B0"), QStringLiteral("A0")});
  auto& name = gui.find<QLineEdit>("puzzleName");
  name.setFocus();
  QTest::keyClicks(&name, kName);
  QTest::keyClick(&name, Qt::Key_Return);
  put(hand, {QStringLiteral("C0")});
  gui.key(Qt::Key_Escape);
  QTRY_COMPARE(cards(gui).size(), 2);
  QCOMPARE(titleOf(*cards(gui).front()), kName);
  QCOMPARE(titleOf(*cards(gui).back()), kName + QStringLiteral(" (copy)"));
}

// A puzzle that is played from the editor has its name and earns its stars, whether it was kept before or
// not.
void OwnPuzzlesTest::playedFromTheBoardItIsTheSame() {
  for (const bool isKeptBefore : {true, false}) {
    Gui gui;
    ArrangeHand hand(gui);
    begin(gui, hand);
    put(hand, {QStringLiteral("B0"), QStringLiteral("A0")});
    auto& name = gui.find<QLineEdit>("puzzleName");
    name.setFocus();
    QTest::keyClicks(&name, kName);
    if (isKeptBefore) {
      QTest::keyClick(&name, Qt::Key_Return);
    }
    hand.press("playArranged");
    QTRY_VERIFY(gui.window().table() != nullptr && gui.window().arranging() == nullptr);
    QCOMPARE(gui.find<QLabel>("exerciseTitle").text(), kName);
    QVERIFY(gui.find<StarRow>("exerciseStars").isVisible());
    QVERIFY(!gui.match().play(QStringLiteral("B0>A0>O")));
    gui.window().showPuzzles();
    QTRY_COMPARE(cards(gui).size(), 1);
    QVERIFY2(cards(gui).front()->accessibleName().contains(starsText(Stars::Three)),
             qPrintable(cards(gui).front()->accessibleName()));
  }
}

void OwnPuzzlesTest::aSketchIsKeptWhenItIsLeft() {
  Gui gui;
  ArrangeHand hand(gui);
  begin(gui, hand);
  put(hand, {QStringLiteral("B0")});
  QVERIFY(!hand.canPlay());
  gui.key(Qt::Key_Escape);
  QTRY_COMPARE(cards(gui).size(), 1);
  QVERIFY(savedPuzzle(gui).sketch.has_value());
  // Trying to share the sketch says why it can't be shared yet.
  auto* const share = cards(gui).front()->findChild<QAction*>(QStringLiteral("shareOwnPuzzle"));
  QVERIFY(share != nullptr && share->isEnabled());
  share->trigger();
  QTRY_VERIFY(gui.window().findChild<QMessageBox*>(QStringLiteral("problem")) != nullptr);
  auto& said = gui.find<QMessageBox>("problem");
  QVERIFY2(said.text().contains(QStringLiteral("sketch")), qPrintable(said.text()));
  said.accept();
  QTRY_VERIFY(gui.window().findChild<QMessageBox*>(QStringLiteral("problem")) == nullptr);
  const Arrangement sketch = *savedPuzzle(gui).sketch;
  QTest::mouseClick(cards(gui).front(), Qt::LeftButton, {}, {20, 20});
  QTRY_VERIFY(gui.window().arranging() != nullptr);
  QVERIFY(hand.now() == sketch);
  // A sketch that is completed remains the same puzzle.
  put(hand, {QStringLiteral("A0")});
  QVERIFY2(hand.canPlay(), qPrintable(hand.status()));
  gui.key(Qt::Key_Escape);
  QTRY_COMPARE(cards(gui).size(), 1);
  QVERIFY(!savedPuzzle(gui).sketch.has_value());
}

void OwnPuzzlesTest::theSolverWatches() {
  Gui gui;
  ArrangeHand hand(gui);
  begin(gui, hand);
  put(hand, {QStringLiteral("B0"), QStringLiteral("A0")});
  QTRY_VERIFY2(hand.status().startsWith(QStringLiteral("Can be solved in 1 jump")),
               qPrintable(hand.status()));
  // The piece at the far end can't be reached.
  put(hand, {QStringLiteral("J4")});
  QTRY_COMPARE(hand.status(), QStringLiteral("No solution (proven). You can play it anyway."));
  QVERIFY(hand.canPlay());
  // The card of the saved puzzle says so, too, and has no stars.
  gui.key(Qt::Key_Escape);
  QTRY_COMPARE(cards(gui).size(), 1);
  QCOMPARE(savedPuzzle(gui).solution, std::optional(0));
  QVERIFY(!cards(gui).front()->told().stars);
  QVERIFY2(cards(gui).front()->accessibleName().contains(QStringLiteral("No solution (proven)")),
           qPrintable(cards(gui).front()->accessibleName()));
  // Solutions in files from elsewhere are ignored, and none is passed on.
  QVERIFY(OwnPuzzles::read(savedPuzzle(gui).path) && !OwnPuzzles::read(savedPuzzle(gui).path)->solution);
  const QString shared = gui.folder() + QStringLiteral("/shared.byways");
  QVERIFY(OwnPuzzles::writeTo(savedPuzzle(gui), shared).isEmpty());
  QFile file(shared);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QVERIFY(!file.readAll().contains("solution"));
}

// A solution found after the puzzle was saved is saved with it.
void OwnPuzzlesTest::whatTheSolverFindsIsKept() {
  Gui gui;
  ArrangeHand hand(gui);
  begin(gui, hand);
  put(hand, {QStringLiteral("B0"), QStringLiteral("A0")});
  auto& name = gui.find<QLineEdit>("puzzleName");
  name.setFocus();
  QTest::keyClicks(&name, kName);
  QTest::keyClick(&name, Qt::Key_Return);
  QTRY_COMPARE(savedPuzzle(gui).solution, std::optional(1));
  gui.key(Qt::Key_Escape);
  QTRY_COMPARE(cards(gui).size(), 1);
  // A known solution doesn't mean that anybody has solved it.
  QCOMPARE(cards(gui).front()->told().stars, std::optional(Stars::None));
  QVERIFY(cards(gui).front()->accessibleName().contains(QStringLiteral("Not tried yet")));
}

void OwnPuzzlesTest::aNameSaysHowLongItMayBe() {
  Gui gui;
  ArrangeHand hand(gui);
  begin(gui, hand);
  auto& name = gui.find<QLineEdit>("puzzleName");
  auto& room = gui.find<QLabel>("puzzleNameRoom");
  name.setFocus();
  QTest::keyClicks(&name, QString(30, QLatin1Char('w')));
  QVERIFY(!room.isVisible());
  QTest::keyClicks(&name, QString(20, QLatin1Char('w')));
  QVERIFY(room.isVisible());
  QVERIFY2(room.text().startsWith(QStringLiteral("10 ")), qPrintable(room.text()));
  QTest::keyClicks(&name, QString(20, QLatin1Char('w')));
  QCOMPARE(name.text().size(), qsizetype{kLongestPuzzleName});
  QVERIFY(room.text().contains(QString::number(kLongestPuzzleName)));
  // When saved, the name is shown from its beginning.
  QTest::keyClick(&name, Qt::Key_Return);
  QCOMPARE(name.cursorPosition(), 0);
}

void OwnPuzzlesTest::theyAreCopiedAndThrownAway() {
  Gui gui;
  gui.window().showPuzzles();
  QCoreApplication::processEvents();
  QDir().mkpath(ownFolder(gui));
  QVERIFY(OwnPuzzles::writeTo(twoPieces(kName), ownFolder(gui) + QStringLiteral("/one.byways")).isEmpty());
  gui.window().showShelf();
  gui.window().showPuzzles();
  QTRY_COMPARE(cards(gui).size(), 1);
  const auto choose = [&](const char* action) {
    cards(gui).front()->findChild<QAction*>(QLatin1String(action))->trigger();
  };
  choose("copyOwnPuzzle");
  QTRY_COMPARE(cards(gui).size(), 2);
  QCOMPARE(titleOf(*cards(gui).back()), kName + QStringLiteral(" (copy)"));
  choose("removeOwnPuzzle");
  QTRY_COMPARE(cards(gui).size(), 1);
  QCOMPARE(QDir(gui.folder() + QStringLiteral("/trash")).entryList(QDir::Files).size(), 1);
  // The removed puzzle can be restored.
  QTest::mouseClick(&gui.find<QPushButton>("offerAct"), Qt::LeftButton);
  QTRY_COMPARE(cards(gui).size(), 2);
}

void OwnPuzzlesTest::aSketchReplacesNoPuzzle() {
  const QTemporaryDir folder;
  Library library(folder.filePath(QStringLiteral("games")));
  Trash trash(library);
  OwnPuzzles own(library, trash);
  OwnPuzzle puzzle = twoPieces(kName);
  QCOMPARE(own.keep(puzzle), QString());
  puzzle.sketch = Arrangement{};
  QCOMPARE(own.keep(puzzle), QString());
  QCOMPARE(own.all().size(), 1);
  QCOMPARE(trash.paths().size(), 1);
  QVERIFY(!trash.putBack(trash.paths().front()).isEmpty());
  QCOMPARE(own.all().size(), 2);
  // Keeping the sketch again replaces only the sketch.
  QCOMPARE(own.keep(puzzle), QString());
  QCOMPARE(own.all().size(), 2);
}

// If names of copies grew without limit, a record would reject the name, and the file would no longer be a
// puzzle.
void OwnPuzzlesTest::namesOfCopiesFit() {
  const QTemporaryDir folder;
  Library library(folder.filePath(QStringLiteral("games")));
  Trash trash(library);
  OwnPuzzles own(library, trash);
  OwnPuzzle longest = twoPieces(QString(kLongestPuzzleName, QChar(0x4E9C)));
  QCOMPARE(own.keep(longest), QString());
  for (int copies = 1; copies < 4; ++copies) {
    const QList<OwnPuzzle> all = own.all();
    QCOMPARE(all.size(), copies);
    QCOMPARE(own.copy(all.back()), QString());
  }
  QCOMPARE(own.all().size(), 4);
}

// The name of a player at the table may have 200 letters, that of an author in a record only 60.
void OwnPuzzlesTest::longNamesOfAuthorsFit() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("long.byways"));
  OwnPuzzle puzzle = twoPieces(kName);
  puzzle.label.author = QString(200, u'a');
  QVERIFY(OwnPuzzles::writeTo(puzzle, path).isEmpty());
  const std::optional<OwnPuzzle> read = OwnPuzzles::read(path);
  QVERIFY(read.has_value());
  QCOMPARE(read->label.name, puzzle.label.name);
  QCOMPARE(read->label.author, QString(kLongestPuzzleName, u'a'));
}

void OwnPuzzlesTest::aFileIsOpenedAsAPuzzle() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("from-ann.byways"));
  QVERIFY(OwnPuzzles::writeTo(twoPieces(kName), path).isEmpty());
  Gui gui;
  QVERIFY(gui.window().openFile(path));
  QTRY_VERIFY(gui.window().table() != nullptr);
  QCOMPARE(labelIn(gui.match()).author, QStringLiteral("Ann"));
  QVERIFY(!gui.match().play(QStringLiteral("B0>A0>O")));
  QVERIFY(gui.timeline().outcome().has_value());
  // The file stays a puzzle, whatever is played.
  QVERIFY(OwnPuzzles::read(path).has_value());
  QCOMPARE(QDir(ownFolder(gui)).entryList({QStringLiteral("*.byways")}).size(), 0);
  // A game under way isn't a puzzle.
  QVERIFY(!OwnPuzzles::isPuzzle(gui.match()));
}

void OwnPuzzlesTest::labelsThatAreBrokenAreDropped() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("one.byways"));
  QVERIFY(OwnPuzzles::writeTo(twoPieces(kName), path).isEmpty());
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray sound = file.readAll();
  file.close();
  const auto readWith = [&](const QByteArray& what, const QByteArray& instead) {
    QByteArray broken = sound;
    broken.replace(what, instead);
    QFile changed(path);
    return broken != sound && changed.open(QIODevice::WriteOnly) && changed.write(broken) == broken.size()
               ? (changed.close(), OwnPuzzles::read(path).has_value())
               : true;
  };
  QVERIFY(!readWith("\"Ann\"", "7"));
  QVERIFY(!readWith("\"" + kName.toUtf8() + "\"", "[1]"));
  QVERIFY(!readWith("\"puzzle\"", "\"puzzles\""));
  QVERIFY(!readWith("\"crooked-jumps\"", "\"byg\""));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("own_puzzles", OwnPuzzlesTest);
#include "tst_own_puzzles.moc"
