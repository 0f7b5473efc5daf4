// SPDX-License-Identifier: GPL-3.0-or-later
// Daily exercises: what counts, the streak, the card and the calendar.
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSet>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/exercise/day_card.h"
#include "app/exercise/day_page.h"
#include "app/exercise/days.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// A person with a settable date who solves exercises at once.
class Diary {
 public:
  Diary() { reopen(); }

  // As after a restart of the program.
  void reopen() {
    days_.reset();
    progress_ = std::make_unique<Progress>(folder_.path());
    days_ = std::make_unique<Days>(*progress_, [this] { return today_; });
  }
  void setToday(const QDate& today) { today_ = today; }
  [[nodiscard]] Days& days() { return *days_; }
  void open(const QDate& day) { days_->open(day); }
  void finish(const QDate& day, const Attempt& attempt = {}) {
    progress_->finish(exerciseId(Days::exerciseOf(day)), attempt);
  }
  void doOn(const QDate& today, const QDate& day) {
    setToday(today);
    open(day);
    finish(day);
  }
  void doOnItsDay(const QDate& day) { doOn(day, day); }

 private:
  QTemporaryDir folder_;
  QDate today_{2026, 11, 26};
  std::unique_ptr<Progress> progress_;
  std::unique_ptr<Days> days_;
};

const QDate kMonday(2026, 11, 23);

}  // namespace

class DaysTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aStreakIsDaysInARow();
  void aDayThatIsCaughtUpOnIsDoneButNoPartOfTheStreak();
  void theDayIsThatOnWhichItWasOpened();
  void aClockSetBackAddsNothing();
  void aClockSetForwardTakesNothingAway();
  void aZoneWithTheSameDateTwiceGivesNoSecondDay();
  void starsAreThoseOfTheExercise();
  void anAttemptAtTheExerciseBeforeTheDayWasOpenedDoesntCount();
  void theResultGivesNothingAway();
  void theCardOpensTodaysExercise();
  void theCalendarIsWalkedByKeys();
  void theCalendarHasNoEmptyWeek();
  void thePanelSaysOfWhichDayItIs();
  void theCardCanBeHidden();
};

void DaysTest::aStreakIsDaysInARow() {
  Diary diary;
  QCOMPARE(diary.days().streak(), 0);
  for (int day = 0; day < 3; ++day) {
    diary.doOnItsDay(kMonday.addDays(day));
    QCOMPARE(diary.days().streak(), day + 1);
  }
  diary.setToday(kMonday.addDays(3));
  QCOMPARE(diary.days().streak(), 3);  // today can still be done
  diary.reopen();
  QCOMPARE(diary.days().streak(), 3);
  diary.setToday(kMonday.addDays(4));
  QCOMPARE(diary.days().streak(), 0);
  QCOMPARE(diary.days().longestStreak(), 3);
}

void DaysTest::aDayThatIsCaughtUpOnIsDoneButNoPartOfTheStreak() {
  Diary diary;
  diary.doOnItsDay(kMonday);
  diary.doOnItsDay(kMonday.addDays(2));
  diary.doOn(kMonday.addDays(2), kMonday.addDays(1));
  QVERIFY(diary.days().isDone(kMonday.addDays(1)));
  QVERIFY(!diary.days().isOnItsDay(kMonday.addDays(1)));
  QCOMPARE(diary.days().streak(), 1);
}

void DaysTest::theDayIsThatOnWhichItWasOpened() {
  Diary diary;
  diary.setToday(kMonday);
  diary.open(kMonday);
  diary.reopen();
  diary.setToday(kMonday.addDays(1));  // past midnight
  diary.open(kMonday);
  diary.finish(kMonday);
  QVERIFY(diary.days().isOnItsDay(kMonday));
  QCOMPARE(diary.days().streak(), 1);
}

void DaysTest::aClockSetBackAddsNothing() {
  Diary diary;
  diary.doOnItsDay(kMonday);
  diary.doOnItsDay(kMonday.addDays(2));
  diary.doOnItsDay(kMonday.addDays(1));  // the clock was set back to the day that was missed
  diary.setToday(kMonday.addDays(2));
  QCOMPARE(diary.days().streak(), 1);
}

void DaysTest::aClockSetForwardTakesNothingAway() {
  Diary diary;
  diary.doOnItsDay(kMonday);
  diary.doOnItsDay(QDate(2031, 1, 1));
  diary.doOnItsDay(kMonday.addDays(1));
  QCOMPARE(diary.days().streak(), 2);
  diary.doOnItsDay(QDate(2026, 1, 1));  // the clock was reset by an empty battery
  diary.doOnItsDay(kMonday.addDays(2));
  QCOMPARE(diary.days().streak(), 3);
}

void DaysTest::aZoneWithTheSameDateTwiceGivesNoSecondDay() {
  Diary diary;
  diary.doOnItsDay(kMonday);
  diary.doOnItsDay(kMonday.addDays(1));
  diary.setToday(kMonday);  // travelled across the date line
  QCOMPARE(diary.days().streak(), 1);
  diary.doOnItsDay(kMonday);
  diary.setToday(kMonday.addDays(1));
  QCOMPARE(diary.days().streak(), 2);
}

void DaysTest::starsAreThoseOfTheExercise() {
  Diary diary;
  diary.setToday(kMonday);
  diary.open(kMonday);
  diary.finish(kMonday, {.misses = 1});
  QCOMPARE(diary.days().of(kMonday).best, Stars::Two);
  diary.open(kMonday);
  diary.finish(kMonday);
  QCOMPARE(diary.days().of(kMonday).best, Stars::Three);
  QCOMPARE(diary.days().streak(), 1);
}

void DaysTest::anAttemptAtTheExerciseBeforeTheDayWasOpenedDoesntCount() {
  Diary diary;
  diary.setToday(kMonday);
  diary.finish(kMonday);
  QVERIFY(!diary.days().isDone(kMonday));
  diary.open(kMonday);
  QVERIFY(!diary.days().isDone(kMonday));
  diary.finish(kMonday);
  QVERIFY(diary.days().isDone(kMonday));
}

void DaysTest::theResultGivesNothingAway() {
  Diary diary;
  diary.setToday(kMonday);
  diary.open(kMonday);
  diary.finish(kMonday, {.misses = 1, .seconds = 192});
  const QStringList lines = resultToShare(diary.days(), kMonday).split(QLatin1Char('\n'));
  QCOMPARE(lines.size(), 3);
  QVERIFY2(lines[0].startsWith(QStringLiteral("Byways 23 Nov 2026 · ")) &&
               lines[0].endsWith(QStringLiteral("★★☆")),
           qPrintable(lines[0]));
  QVERIFY2(lines[1].contains(QStringLiteral("no hint")) && lines[1].contains(QStringLiteral("3:12")),
           qPrintable(lines[1]));
}

void DaysTest::theCardOpensTodaysExercise() {
  Gui gui;
  gui.window().resize(1024, 650);
  gui.window().show();
  QVERIFY(QTest::qWaitForWindowExposed(&gui.window()));
  const QDate today = QDate::currentDate();
  auto& card = gui.find<DayCard>("dayCard");
  QVERIFY(card.isVisible());
  QTRY_VERIFY(!gui.find<QPushButton>("dayPlay").visibleRegion().isEmpty());
  QTest::mouseClick(&gui.find<QPushButton>("dayPlay"), Qt::LeftButton);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QCOMPARE(&gui.match().game(), Days::exerciseOf(today).game);
  gui.window().showShelf();
  QTRY_COMPARE(gui.find<QPushButton>("dayPlay").text(), QStringLiteral("Go on"));
}

void DaysTest::theCalendarIsWalkedByKeys() {
  Gui gui;
  gui.window().resize(1024, 650);
  gui.window().show();
  gui.window().activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&gui.window()));
  gui.action("daysAction").trigger();
  auto& page = gui.find<DayPage>("dayPage");
  auto& table = gui.find<QTableWidget>("daysTable");
  QTRY_VERIFY(table.hasFocus());
  const QDate today = QDate::currentDate();
  QCOMPARE(page.day(), today);
  QTest::keyClick(&table, Qt::Key_Right);
  QCOMPARE(page.day(), today);  // tomorrow isn't offered
  QTest::keyClick(&table, Qt::Key_Left);
  QCOMPARE(page.day(), today.addDays(-1));
  QTest::keyClick(&table, Qt::Key_Up);
  QCOMPARE(page.day(), today.addDays(-8));
  QTest::keyClick(&table, Qt::Key_PageUp);
  QCOMPARE(page.day(), today.addDays(-8).addMonths(-1));
  for (int month = 0; month < 60; ++month) {
    QTest::keyClick(&table, Qt::Key_PageUp);
  }
  QCOMPARE(page.day(), Days::kFirst);
  QVERIFY(!gui.find<QPushButton>("daysEarlier").isEnabled());
  QTest::keyClick(&table, Qt::Key_Home);
  QCOMPARE(page.day(), today);
  QTest::keyClick(&table, Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QCOMPARE(&gui.match().game(), Days::exerciseOf(today).game);
}

void DaysTest::theCalendarHasNoEmptyWeek() {
  Gui gui;
  gui.window().show();
  gui.action("daysAction").trigger();
  auto& page = gui.find<DayPage>("dayPage");
  auto& table = gui.find<QTableWidget>("daysTable");
  QTRY_VERIFY(table.hasFocus());
  int weeks = 0;
  for (int month = 0; month < 8; ++month) {
    QTest::keyClick(&table, Qt::Key_PageUp);
    QSet<int> days;
    for (int row = 0; row < table.rowCount(); ++row) {
      bool hasDay = false;
      for (int column = 0; column < table.columnCount(); ++column) {
        const QDate day = table.item(row, column)->data(Qt::UserRole).toDate();
        hasDay = hasDay || day.isValid();
        days += day.isValid() && !table.isRowHidden(row) ? QSet<int>{day.day()} : QSet<int>();
      }
      QCOMPARE(table.isRowHidden(row), !hasDay);
      weeks += hasDay ? 1 : 0;
    }
    QCOMPARE(days.size(), page.day().daysInMonth());
  }
  QVERIFY(weeks < 8 * table.rowCount());
}

void DaysTest::thePanelSaysOfWhichDayItIs() {
  Gui gui;
  gui.window().show();
  gui.action("daysAction").trigger();
  auto& page = gui.find<DayPage>("dayPage");
  auto& table = gui.find<QTableWidget>("daysTable");
  QTRY_VERIFY(table.hasFocus());
  while (Days::exerciseOf(page.day()).problem == nullptr) {
    QTest::keyClick(&table, Qt::Key_Left);
  }
  const QDate day = page.day();
  QTest::keyClick(&table, Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  const QString below = gui.find<QLabel>("exerciseGrade").text();
  QVERIFY2(below.contains(QLocale().toString(day, QStringLiteral("d MMMM"))), qPrintable(below));
}

void DaysTest::theCardCanBeHidden() {
  Gui gui;
  gui.window().show();
  QVERIFY(gui.find<DayCard>("dayCard").isVisible());
  gui.preferences().setShowsDay(false);
  QVERIFY(!gui.find<DayCard>("dayCard").isVisible());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("days", DaysTest);
#include "tst_days.moc"
