// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <functional>

#include "app/table/banner.h"
#include "app/table/turn_row_delegate.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

// Abandoned lines stay in the game and in its record; turns can have comments.

namespace byways::app::test {

namespace {

QStringList turnsOf(Gui& gui) {
  QStringList turns;
  for (const Entry& entry : gui.timeline().entries()) {
    turns.append(QString::fromStdString(write_entry(entry)));
  }
  return turns;
}

void playTurn(Gui& gui, const QString& place) {
  gui.clickPlace(place);
  gui.action("endTurnAction").trigger();
}

// Ann and Ben have placed a stone each, then Ann another one.
void startWithThreeTurns(Gui& gui) {
  gui.startByg(4);
  for (const char* const place : {"A1", "D4", "C5"}) {
    playTurn(gui, QLatin1String(place));
  }
  QCOMPARE(turnsOf(gui).size(), 3);
}

QMenu& openLines(Gui& gui) {
  auto& menu = gui.find<QMenu>("lineMenu");
  Q_EMIT menu.aboutToShow();
  return menu;
}

}  // namespace

class LinesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theOldLineStays();
  void oneCanGoBackToIt();
  void steppingBackWithinATurnLeavesNoLine();
  void aLineCanBeForgotten();
  void aRemovedLineComesBack();
  void noLineIsLostToAnother();
  void whatWasTypedIsKept();
  void longCommentsAreNeverCut();
  void theSliderWalksThroughTheGame();
  void turnsHaveComments();
  void everythingIsInTheFile();
  void theClipboardHoldsARecord();
  void whatIsNoRecordIsRefused();
  void lookingBackIsSaid();
  void lookingBackCoversNoPlace();
  void theNoteLeavesTheSentenceWhole();
  void lookingForwardBringsNoStoneBack();
  void playingFromThereSaysWhereTheRestIs();
  void whatWasTakenBackIsNotTold();
  void aClickBesideTheRowsChangesNothing();
  void theSliderGoesWhereItIsClicked();
  void theNameGivesWayBeforeTheMove();
  void numbersStandAtTheFirstLine();
  void theLastLineIsThere();
  void longNamesStayInTheirRow();
  void arrowsAreSaid();
  void turnsAreToldInWords();
  void messagesMoveNothing();
};

void LinesTest::theOldLineStays() {
  Gui gui;
  startWithThreeTurns(gui);
  const QStringList old = turnsOf(gui);
  auto& list = gui.find<QListWidget>("turnList");
  QVERIFY(!gui.find<QToolButton>("otherLines").isEnabled());
  list.setCurrentRow(static_cast<int>(old.size()) - 1);
  const QString place = QStringLiteral("C2");
  QVERIFY(!gui.board().refusalAt(place));
  playTurn(gui, place);
  const std::vector<Variation> lines = gui.match().variations();
  QCOMPARE(lines.size(), std::size_t{1});
  QCOMPARE(lines[0].at, std::size_t(old.size()) - 1);
  QCOMPARE(QString::fromStdString(write_entry(lines[0].entries[0])), old.last());
  QVERIFY(gui.find<QToolButton>("otherLines").isEnabled());
  QVERIFY(list.item(static_cast<int>(old.size()) - 1)->data(TurnRowDelegate::BranchesRole).toBool());
  QVERIFY(!list.item(static_cast<int>(old.size()))->data(TurnRowDelegate::BranchesRole).toBool());
}

void LinesTest::oneCanGoBackToIt() {
  Gui gui;
  startWithThreeTurns(gui);
  const QStringList old = turnsOf(gui);
  gui.find<QListWidget>("turnList").setCurrentRow(2);
  playTurn(gui, QStringLiteral("C2"));
  const QStringList now = turnsOf(gui);
  QVERIFY2(!gui.match().variations().empty(),
           qPrintable(old.join(QLatin1Char(',')) + QLatin1Char('/') + now.join(QLatin1Char(','))));
  openLines(gui).actions().constFirst()->trigger();
  QCOMPARE(turnsOf(gui), old);
  QCOMPARE(gui.match().variations().size(), std::size_t{1});
  openLines(gui).actions().constFirst()->trigger();
  QCOMPARE(turnsOf(gui), now);
}

void LinesTest::steppingBackWithinATurnLeavesNoLine() {
  Gui gui;
  startWithThreeTurns(gui);
  gui.clickPlace(QStringLiteral("C2"));
  gui.action("undo").trigger();
  playTurn(gui, QStringLiteral("C3"));
  QVERIFY(gui.match().variations().empty());
}

void LinesTest::aLineCanBeForgotten() {
  Gui gui;
  startWithThreeTurns(gui);
  gui.find<QListWidget>("turnList").setCurrentRow(2);
  playTurn(gui, QStringLiteral("C2"));
  const QStringList now = turnsOf(gui);
  QMenu* const forget = openLines(gui).findChild<QMenu*>(QStringLiteral("forgetLine"));
  QVERIFY(forget != nullptr);
  forget->actions().constFirst()->trigger();
  QVERIFY(gui.match().variations().empty());
  QCOMPARE(turnsOf(gui), now);
}

namespace {

QAction& removalAction(Gui& gui) {
  return *openLines(gui).findChild<QMenu*>(QStringLiteral("forgetLine"))->actions().constFirst();
}

QPlainTextEdit& openComment(Gui& gui) {
  QTest::mouseClick(&gui.find<QToolButton>("commentTurn"), Qt::LeftButton);
  return gui.find<QPlainTextEdit>("commentText");
}

}  // namespace

// Removed lines can be restored with their comments, one after another.
void LinesTest::aRemovedLineComesBack() {
  Gui gui;
  startWithThreeTurns(gui);
  gui.match().setComment(3, QStringLiteral("Bold."));
  gui.find<QListWidget>("turnList").setCurrentRow(2);
  playTurn(gui, QStringLiteral("C2"));
  gui.match().goTo(gui.timeline().entry_ends()[1]);
  playTurn(gui, QStringLiteral("B2"));
  const std::vector<Line> before = gui.match().content().others;
  QCOMPARE(gui.match().variations().size(), std::size_t{2});
  removalAction(gui).trigger();
  QVERIFY(gui.find<QLabel>("message").text().contains(QStringLiteral("put it back")));
  removalAction(gui).trigger();
  QVERIFY(gui.match().variations().empty());
  const auto& lines = gui.find<QToolButton>("otherLines");
  for (int i = 0; i < 2; ++i) {
    QVERIFY(lines.isEnabled());
    auto* const back = openLines(gui).findChild<QAction*>(QStringLiteral("putLineBack"));
    QVERIFY(back != nullptr);
    back->trigger();
  }
  const std::vector<Line> after = gui.match().content().others;
  QCOMPARE(after.size(), before.size());
  for (const Line& line : before) {
    QVERIFY(std::find(after.begin(), after.end(), line) != after.end());
  }
  QVERIFY(openLines(gui).findChild<QAction*>(QStringLiteral("putLineBack")) == nullptr);
  const OpenedMatch kept = Library::open(savedGame(gui));
  QCOMPARE(kept.match->variations().size(), std::size_t{2});
}

// A turn that would create one line more than a game can keep is refused with a sentence.
void LinesTest::noLineIsLostToAnother() {
  Gui gui;
  gui.startByg(6);
  const Timeline start(gui.match().game(), gui.timeline().setup());
  const std::vector<std::string> places = gui.timeline().state_at(0).legal_steps();
  const std::vector<Entry> lots = gui.timeline().entries();
  std::vector<Line> lines;
  for (const std::string& one : places) {
    for (const std::string& other : places) {
      if (one == other || gui.match().variations().size() == kMostVariations) {
        continue;
      }
      std::vector<Entry> line = lots;
      line.push_back({2, one, false});
      line.push_back({1, other, false});
      static_cast<void>(gui.match().addVariation(line));
    }
  }
  QCOMPARE(gui.match().variations().size(), kMostVariations);
  // Simply playing on creates no line.
  playTurn(gui, QStringLiteral("F6"));
  playTurn(gui, QStringLiteral("A1"));
  const Match::Content before = gui.match().content();
  gui.find<QListWidget>("turnList").setCurrentRow(gui.find<QListWidget>("turnList").count() - 2);
  gui.clickPlace(QStringLiteral("K6"));
  QVERIFY(gui.match().content() == before);
  QVERIFY(openSteps(gui).isEmpty());
  QVERIFY2(gui.find<QLabel>("refusalText").text().contains(QString::number(kMostVariations)),
           qPrintable(gui.find<QLabel>("refusalText").text()));
  removalAction(gui).trigger();
  gui.clickPlace(QStringLiteral("K6"));
  QCOMPARE(openSteps(gui), QStringList{QStringLiteral("K6")});
  QCOMPARE(gui.match().variations().size(), kMostVariations);
  // Nor does a line that was removed replace another one when it is restored.
  openLines(gui).findChild<QAction*>(QStringLiteral("putLineBack"))->trigger();
  QCOMPARE(gui.match().variations().size(), kMostVariations);
  QVERIFY(gui.match().hasDroppedVariation());
}

// Typed text is kept on Escape, on closing the window, and when something else is opened; only Discard
// drops it.
void LinesTest::whatWasTypedIsKept() {
  Gui gui;
  startWithThreeTurns(gui);
  QPlainTextEdit* text = &openComment(gui);
  QVERIFY(!gui.find<QPushButton>("discard").isEnabled());
  QTest::keyClicks(text, QStringLiteral("One"));
  QTest::keyClick(text, Qt::Key_Escape);
  QCOMPARE(gui.match().comment(3), QStringLiteral("One"));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

  text = &openComment(gui);
  text->moveCursor(QTextCursor::End);
  QTest::keyClicks(text, QStringLiteral(" two"));
  text->window()->close();
  QCOMPARE(gui.match().comment(3), QStringLiteral("One two"));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

  text = &openComment(gui);
  QTest::keyClicks(text, QStringLiteral("No. "));
  QTest::mouseClick(&gui.find<QPushButton>("discard"), Qt::LeftButton);
  QCOMPARE(gui.match().comment(3), QStringLiteral("One two"));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

  text = &openComment(gui);
  QTest::keyClicks(text, QStringLiteral("Yes. "));
  const QString path = savedGame(gui);
  QVERIFY(gui.window().openFile(QStringLiteral(BYWAYS_TEST_DATA "/examples/byg.json")));
  QCOMPARE(Library::open(path).match->comment(3), QStringLiteral("Yes. One two"));
}

// Characters are counted as people see them, while typing; very long texts are handled quickly.
void LinesTest::longCommentsAreNeverCut() {
  Gui gui;
  startWithThreeTurns(gui);
  QPlainTextEdit& text = openComment(gui);
  auto& room = gui.find<QLabel>("commentRoom");
  QVERIFY(!room.isVisible());
  const QString han(3900, QChar(0x6F22));
  QApplication::clipboard()->setText(han);
  text.paste();
  QVERIFY(room.isVisible());
  QVERIFY2(room.text().startsWith(QStringLiteral("100 character")), qPrintable(room.text()));
  QTest::keyClicks(&text, QStringLiteral("x"));
  QVERIFY(room.text().startsWith(QStringLiteral("99 ")));
  // A family emoji made of several code points, and an e with a combining accent, count as one character
  // each.
  QApplication::clipboard()->setText(QStringLiteral("👨‍👩‍👧e\u0301"));
  text.paste();
  QVERIFY2(room.text().startsWith(QStringLiteral("97 ")), qPrintable(room.text()));

  const QString before = text.toPlainText();
  QElapsedTimer timer;
  timer.start();
  QApplication::clipboard()->setText(QString(410'000, u'z'));
  text.paste();
  QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
  QVERIFY2(room.text().contains(QStringLiteral("too long")), qPrintable(room.text()));
  QCOMPARE(text.toPlainText(), before);
  QApplication::clipboard()->setText(QString(5000, u'z'));
  text.paste();
  QVERIFY2(room.text().startsWith(QStringLiteral("4903 ")), qPrintable(room.text()));
  QTest::keyClick(&text, Qt::Key_Escape);  // neither truncated nor dropped
  QTest::mouseClick(&gui.find<QPushButton>("save"), Qt::LeftButton);
  QVERIFY(text.isVisible());
  QCOMPARE(gui.match().comment(3), QString());
  text.setPlainText(han);
  QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
  QCOMPARE(gui.match().comment(3), han);
  QCOMPARE(Library::open(savedGame(gui)).match->comment(3), han);
  QVERIFY(!gui.match().setComment(1, QString(410'000, u'z')));
}

void LinesTest::theSliderWalksThroughTheGame() {
  Gui gui;
  startWithThreeTurns(gui);
  auto& slider = gui.find<QSlider>("turnSlider");
  const auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(slider.maximum(), list.count() - 1);
  QCOMPARE(slider.value(), slider.maximum());
  slider.setFocus();
  QTest::keyClick(&slider, Qt::Key_Home);
  QCOMPARE(gui.timeline().cursor(), std::size_t{0});
  QCOMPARE(list.currentRow(), 0);
  QTest::keyClick(&slider, Qt::Key_Right);
  QCOMPARE(list.currentRow(), 1);
  QTest::keyClick(&slider, Qt::Key_End);
  QCOMPARE(gui.timeline().cursor(), gui.timeline().length());
}

void LinesTest::turnsHaveComments() {
  Gui gui;
  startWithThreeTurns(gui);
  auto& list = gui.find<QListWidget>("turnList");
  list.setCurrentRow(1);
  gui.find<QToolButton>("commentTurn").click();
  auto& text = gui.find<QPlainTextEdit>("commentText");
  QTest::keyClicks(&text, QStringLiteral("Too early."));
  qobject_cast<QDialog*>(text.window())->accept();
  QCOMPARE(gui.match().comment(1), QStringLiteral("Too early."));
  QVERIFY(list.item(1)->data(TurnRowDelegate::CommentRole).toBool());
  QVERIFY(list.item(1)->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Too early.")));
  const auto& shown = gui.find<QLabel>("turnComment");
  QVERIFY(shown.isVisible());
  QCOMPARE(shown.text(), QStringLiteral("Too early."));
  list.setCurrentRow(2);
  QVERIFY(!shown.isVisible());
  // The comment moves with its turn when the game continues on another line.
  list.setCurrentRow(0);
  playTurn(gui, QStringLiteral("B2"));
  QCOMPARE(gui.match().comment(1), QString());
  openLines(gui).actions().constFirst()->trigger();
  QCOMPARE(gui.match().comment(1), QStringLiteral("Too early."));
  gui.match().setComment(1, QStringLiteral("  "));
  QCOMPARE(gui.match().comment(1), QString());
}

void LinesTest::everythingIsInTheFile() {
  Gui gui;
  startWithThreeTurns(gui);
  gui.match().setComment(3, QStringLiteral("Line one\nline two"));
  gui.find<QListWidget>("turnList").setCurrentRow(1);
  playTurn(gui, QStringLiteral("C2"));
  gui.match().setComment(0, QStringLiteral("Here we go"));
  const QString file = gui.folder() + QStringLiteral("/lines.byways");
  QCOMPARE(Library::write(gui.match(), file), QString());
  const std::vector<Variation> lines = gui.match().variations();
  QVERIFY(gui.window().openFile(file));
  QVERIFY(gui.match().variations() == lines);
  QCOMPARE(gui.match().comment(0), QStringLiteral("Here we go"));
  QCOMPARE(gui.match().variations()[0].comments.at(3), std::string("Line one\nline two"));
}

void LinesTest::theClipboardHoldsARecord() {
  Gui gui;
  startWithThreeTurns(gui);
  const QStringList turns = turnsOf(gui);
  gui.action("copyRecord").trigger();
  QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("byways-record")));
  gui.window().showShelf();
  QVERIFY(!gui.action("copyRecord").isEnabled());
  gui.action("pasteRecord").trigger();
  QCOMPARE(turnsOf(gui), turns);
}

void LinesTest::whatIsNoRecordIsRefused() {
  Gui gui;
  startWithThreeTurns(gui);
  const QStringList turns = turnsOf(gui);
  QApplication::clipboard()->setText(QStringLiteral("{\"format\": \"poem\"}"));
  gui.action("pasteRecord").trigger();
  auto* const problem = gui.window().findChild<QDialog*>(QStringLiteral("problem"));
  QVERIFY(problem != nullptr);
  problem->reject();
  QCOMPARE(turnsOf(gui), turns);
}

void LinesTest::lookingBackIsSaid() {
  Gui gui;
  startWithThreeTurns(gui);
  auto& banner = gui.find<Banner>("lookBack");
  QVERIFY(!banner.isVisible());
  const QRect board = gui.board().geometry();
  gui.find<QListWidget>("turnList").setCurrentRow(1);
  QVERIFY(banner.isVisible());
  QCoreApplication::processEvents();
  QCOMPARE(gui.board().geometry(), board);  // nothing moves
  const auto& note = *banner.findChild<QLabel*>(QStringLiteral("bannerNote"));
  gui.hoverPlace(QStringLiteral("D4"));
  QVERIFY2(note.isVisible() && !note.text().isEmpty(), qPrintable(note.text()));
  QVERIFY2(banner.text().contains(QStringLiteral("After turn 1 of 3")), qPrintable(banner.text()));
  gui.find<QListWidget>("turnList").setCurrentRow(0);
  QVERIFY2(banner.text().contains(QStringLiteral("start")), qPrintable(banner.text()));
  QTest::mouseClick(&gui.find<QPushButton>("backToTheEnd"), Qt::LeftButton);
  QCOMPARE(gui.timeline().cursor(), gui.timeline().length());
  QVERIFY(!banner.isVisible());
  for (QWidget* const focus :
       {static_cast<QWidget*>(&gui.board()), static_cast<QWidget*>(&gui.find<QListWidget>("turnList"))}) {
    gui.find<QListWidget>("turnList").setCurrentRow(1);
    focus->setFocus();
    gui.key(Qt::Key_Escape);
    QCOMPARE(gui.timeline().cursor(), gui.timeline().length());
    QVERIFY(gui.board().hasFocus());
  }
  QCOMPARE(gui.timeline().cursor(), gui.timeline().length());
  QVERIFY(!banner.isVisible());
  // Undoing a step of the latest turn isn't looking back.
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(!banner.isVisible());
}

void LinesTest::lookingBackCoversNoPlace() {
  Gui gui;
  startWithThreeTurns(gui);
  for (const int size : {100, 130, 150}) {
    gui.preferences().setTextSize(size);
    gui.window().resize(1024, 576);
    QTest::qWait(50);
    gui.find<QListWidget>("turnList").setCurrentRow(1);
    gui.hoverPlace(QStringLiteral("D4"));
    const auto& banner = gui.find<Banner>("lookBack");
    QVERIFY(banner.isVisible());
    const auto covered = [&] {
      const QRect line(gui.board().mapFrom(&gui.window(), banner.mapTo(&gui.window(), QPoint())),
                       banner.size());
      const QStringList places = gui.board().places();
      return std::any_of(places.begin(), places.end(), [&](const QString& place) {
        return gui.board().areaOf(place).intersects(QRectF(line));
      });
    };
    QTRY_VERIFY2(!covered(), qPrintable(QString::number(size)));
    const auto& text = *banner.findChild<QLabel*>(QStringLiteral("bannerText"));
    QVERIFY(text.height() >= text.heightForWidth(text.width()));
    QTest::mouseClick(&gui.find<QPushButton>("backToTheEnd"), Qt::LeftButton);
  }
  gui.preferences().setTextSize(100);
}

// What was undone is said in the banner, too, but only if there is room for it.
void LinesTest::theNoteLeavesTheSentenceWhole() {
  Gui gui;
  gui.preferences().setLanguage(QStringLiteral("de"));
  gui.preferences().setTextSize(150);
  startWithThreeTurns(gui);
  gui.window().resize(900, 650);
  gui.clickPlace(QStringLiteral("C2"));
  for (int step = 0; step < 3; ++step) {
    gui.key(Qt::Key_Z, Qt::ControlModifier);
    QTest::qWait(50);
  }
  const auto& banner = gui.find<Banner>("lookBack");
  QVERIFY(banner.isVisible());
  const auto& text = *banner.findChild<QLabel*>(QStringLiteral("bannerText"));
  QTRY_VERIFY(text.height() >= text.heightForWidth(text.width()));
  QTRY_COMPARE(text.visibleRegion().boundingRect(), text.rect());
  gui.preferences().setTextSize(100);
}

// Undone stones stay undone, whichever way leads back and forth between; redo still plays them.
void LinesTest::lookingForwardBringsNoStoneBack() {
  Gui gui;
  startWithThreeTurns(gui);
  gui.clickPlace(QStringLiteral("C2"));
  QCOMPARE(openSteps(gui), QStringList{QStringLiteral("C2")});
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  const std::size_t end = gui.timeline().cursor();
  const int rows = gui.find<QListWidget>("turnList").count();
  const auto look = [&](const char* way, const std::function<void()>& forward) {
    gui.key(Qt::Key_Left, Qt::AltModifier);
    gui.key(Qt::Key_Left, Qt::AltModifier);
    QVERIFY2(gui.timeline().cursor() < end, way);
    QCOMPARE(gui.find<QListWidget>("turnList").count(), rows);
    forward();
    QVERIFY2(gui.timeline().cursor() == end, way);
    QVERIFY(openSteps(gui).isEmpty());
  };
  look("keys", [&] {
    for (int i = 0; i < 4; ++i) {
      gui.key(Qt::Key_Right, Qt::AltModifier);
    }
  });
  look("the last turn", [&] { gui.key(Qt::Key_End, Qt::AltModifier); });
  look("the list", [&] { gui.find<QListWidget>("turnList").setCurrentRow(rows - 1); });
  look("the banner", [&] { QTest::mouseClick(&gui.find<QPushButton>("backToTheEnd"), Qt::LeftButton); });
  gui.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(openSteps(gui), QStringList{QStringLiteral("C2")});
}

void LinesTest::playingFromThereSaysWhereTheRestIs() {
  Gui gui;
  startWithThreeTurns(gui);
  const QStringList old = turnsOf(gui);
  auto& banner = gui.find<Banner>("lookBack");
  gui.find<QListWidget>("turnList").setCurrentRow(1);
  gui.clickPlace(QStringLiteral("C2"));
  QVERIFY(banner.isVisible());
  QVERIFY2(banner.text().contains(QStringLiteral("2 turn")) &&
               banner.text().contains(QStringLiteral("fork at turn 1")),
           qPrintable(banner.text()));
  QTest::mouseClick(&gui.find<QPushButton>("backToTheEnd"), Qt::LeftButton);
  QCOMPARE(turnsOf(gui), old);
  gui.find<QListWidget>("turnList").setCurrentRow(1);
  playTurn(gui, QStringLiteral("C2"));
  QVERIFY(banner.isVisible());
  gui.clickPlace(QStringLiteral("C5"));
  QVERIFY(!banner.isVisible());
}

void LinesTest::whatWasTakenBackIsNotTold() {
  Gui gui;
  startWithThreeTurns(gui);
  const auto& list = gui.find<QListWidget>("turnList");
  gui.clickPlace(QStringLiteral("C2"));
  QCOMPARE(list.count(), 5);
  QVERIFY2(list.item(4)->text().endsWith(QStringLiteral(" (so far)")), qPrintable(list.item(4)->text()));
  QVERIFY(!list.item(4)->text().contains(QStringLiteral("…")));
  gui.key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(list.count(), 4);
  gui.key(Qt::Key_Z, Qt::ControlModifier);  // reopens the end of Ann's turn
  QCOMPARE(list.count(), 5);                // Ben's unfinished turn is still in the list
  QVERIFY(list.item(3)->text().endsWith(QStringLiteral(" (so far)")));
}

void LinesTest::aClickBesideTheRowsChangesNothing() {
  Gui gui;
  startWithThreeTurns(gui);
  auto& list = gui.find<QListWidget>("turnList");
  const QRect last = list.visualItemRect(list.item(list.count() - 1));
  QVERIFY(list.viewport()->height() > last.bottom() + 10);
  QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier, {40, last.bottom() + 8});
  QVERIFY(list.item(3)->isSelected());
  QCOMPARE(gui.timeline().cursor(), gui.timeline().length());
}

void LinesTest::theSliderGoesWhereItIsClicked() {
  Gui gui;
  startWithThreeTurns(gui);
  auto& slider = gui.find<QSlider>("turnSlider");
  QTest::mouseClick(&slider, Qt::LeftButton, Qt::NoModifier, {4, slider.height() / 2});
  QCOMPARE(slider.value(), 0);
  QCOMPARE(gui.timeline().cursor(), std::size_t{0});
}

void LinesTest::theNameGivesWayBeforeTheMove() {
  const QFontMetrics metrics(QApplication::font());
  const QString name = QStringLiteral("Bartholomäus von Hohenstein-Wittelsbach");
  const QString what = QStringLiteral("path C3–C4, wall B1|B2");
  const int wide = metrics.horizontalAdvance(name + what) + 100;
  QCOMPARE(TurnRowDelegate::fitted(name, what, wide, metrics), name + QStringLiteral(": ") + what);
  const QString shorter = TurnRowDelegate::fitted(name, what, metrics.horizontalAdvance(what) + 120, metrics);
  QVERIFY2(shorter.startsWith(QStringLiteral("Bart")) && shorter.endsWith(what), qPrintable(shorter));
  // However narrow the row, it shows whose turn it was.
  const QString least = TurnRowDelegate::fitted(name, what, metrics.horizontalAdvance(what) + 2, metrics);
  QVERIFY2(least.startsWith(QStringLiteral("Barthol")), qPrintable(least));
}

// The number of a turn with several lines is aligned with the first line.
void LinesTest::numbersStandAtTheFirstLine() {
  Gui gui;
  QVERIFY(gui.window().openFile(QStringLiteral(BYWAYS_TEST_DATA "/examples/groups-of-three.json")));
  auto& list = gui.find<QListWidget>("turnList");
  const QFontMetrics metrics = list.fontMetrics();
  int tall = 0;
  for (int row = list.count() - 1; row > 0 && tall < 8; --row) {
    const QListWidgetItem* const item = list.item(row);
    list.scrollToItem(item);
    const QRect area = list.visualItemRect(item);
    if (item->data(TurnRowDelegate::SeatRole).toInt() < 1 || area.height() < 2 * metrics.height()) {
      continue;
    }
    ++tall;
    const auto* const delegate = static_cast<TurnRowDelegate*>(list.itemDelegate());
    const int lines = delegate->linesOf(list.model()->index(row, 0), list.viewport()->width(), metrics);
    QVERIFY2(area.height() >= lines * metrics.lineSpacing(), qPrintable(item->text()));
    const QImage picture = list.viewport()->grab(area).toImage();
    const QColor ground = picture.pixelColor(picture.width() / 2, 1);
    const auto topOfInk = [&](int from, int to) {
      for (int y = 2; y < picture.height(); ++y) {
        for (int x = from; x < to; ++x) {
          if (qAbs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 90) {
            return y;
          }
        }
      }
      return -1;
    };
    const int number = topOfInk(8, 8 + metrics.horizontalAdvance(QStringLiteral("9")));
    const int text = topOfInk(60, picture.width() - 40);
    QVERIFY2(qAbs(number - text) <= 3,
             qPrintable(QStringLiteral("%1: %2, %3").arg(item->text()).arg(number).arg(text)));
  }
  QVERIFY(tall > 2);
}

// A turn with several lines is drawn completely: there are drawn pixels in its last line, as in its first.
void LinesTest::theLastLineIsThere() {
  Gui gui;
  QVERIFY(gui.window().openFile(QStringLiteral(BYWAYS_TEST_DATA "/examples/groups-of-three.json")));
  auto& list = gui.find<QListWidget>("turnList");
  const QFontMetrics metrics = list.fontMetrics();
  const auto* const delegate = static_cast<TurnRowDelegate*>(list.itemDelegate());
  int tall = 0;
  for (int row = 0; row < list.count(); ++row) {
    const QListWidgetItem* const item = list.item(row);
    const int lines = delegate->linesOf(list.model()->index(row, 0), list.viewport()->width(), metrics);
    if (item->data(TurnRowDelegate::SeatRole).toInt() < 1 || lines < 2) {
      continue;
    }
    ++tall;
    list.scrollToItem(item);
    const QRect area = list.visualItemRect(item);
    const QImage picture = list.viewport()->grab(area).toImage();
    const QColor ground = picture.pixelColor(picture.width() / 2, 1);
    const int end = (picture.height() + metrics.height() + (lines - 1) * metrics.lineSpacing()) / 2;
    bool hasInk = false;
    for (int y = end - metrics.height() + 2; y < qMin(end, picture.height()) && !hasInk; ++y) {
      for (int x = 30; x < picture.width() - 40 && !hasInk; ++x) {
        hasInk = qAbs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 90;
      }
    }
    QVERIFY2(hasInk, qPrintable(item->text()));
  }
  QVERIFY(tall > 5);
}

// A description of a lot that is too long for its row is elided at the end; names are never wider than the
// row.
void LinesTest::longNamesStayInTheirRow() {
  Gui gui;
  QStringList names(5, QStringLiteral("Bartholomäus Graf von Hohenstein-Wittels"));
  names.append(QString(40, QLatin1Char('W')));
  gui.window().start({find_game("highway"), {}, names, {0, 1, 2, 3, 4, 5}});
  gui.window().resize(1280, 800);
  QCoreApplication::processEvents();
  auto& list = gui.find<QListWidget>("turnList");
  list.clearSelection();
  const QRect area = list.visualItemRect(list.item(1));
  QVERIFY(area.height() > 5 * list.fontMetrics().lineSpacing());
  const QImage picture = list.viewport()->grab(area).toImage();
  const QColor ground = picture.pixelColor(picture.width() / 2, picture.height() - 3);
  const auto hasInk = [&](const QRect& part) {
    for (int y = part.top(); y <= part.bottom(); ++y) {
      for (int x = part.left(); x <= part.right(); ++x) {
        if (qAbs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 90) {
          return true;
        }
      }
    }
    return false;
  };
  const QRect inside = picture.rect().adjusted(6, 1, -6, -1);
  QVERIFY(hasInk(inside));
  QVERIFY(!hasInk(QRect(inside.topLeft(), QSize(inside.width(), 2))));
  QVERIFY(!hasInk(QRect(inside.left(), inside.bottom() - 1, inside.width(), 2)));
  QVERIFY(!hasInk(QRect(inside.right() - 1, inside.top(), 2, inside.height())));
}

// Screen readers hear what an arrow points at.
void LinesTest::arrowsAreSaid() {
  Gui gui;
  QVERIFY(gui.window().openFile(QStringLiteral(BYWAYS_TEST_DATA "/examples/trypsylon.json")));
  const auto& list = gui.find<QListWidget>("turnList");
  const QString said = list.item(list.count() - 1)->data(Qt::AccessibleTextRole).toString();
  QVERIFY2(said.contains(QStringLiteral("south-west")) && !said.contains(QChar(u'↙')), qPrintable(said));
}

void LinesTest::turnsAreToldInWords() {
  Gui gui;
  startWithThreeTurns(gui);
  const auto& list = gui.find<QListWidget>("turnList");
  QCOMPARE(list.item(1)->text(), QStringLiteral("1. Ben: 1 stone: A1"));
  gui.preferences().setNotation(true);
  QCOMPARE(list.item(1)->text(), QStringLiteral("1. Ben: A1"));
}

void LinesTest::messagesMoveNothing() {
  Gui gui;
  startWithThreeTurns(gui);
  const QRect board = gui.board().geometry();
  gui.action("copyRecord").trigger();
  QCoreApplication::processEvents();
  QVERIFY(gui.find<QLabel>("toast").isVisible());
  QCOMPARE(gui.board().geometry(), board);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("lines", LinesTest);
#include "tst_lines.moc"
