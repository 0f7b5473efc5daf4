// SPDX-License-Identifier: GPL-3.0-or-later
// Daily exercises: what counts, the streak, the card and the calendar.
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/exercise/day_card.h"
#include "app/exercise/day_page.h"
#include "app/exercise/days.h"
#include "app/exercise/exercise_ids.h"
#include "app/look/date_text.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// A person who solves exercises at once, on a date that the test sets.
class Diary {
 public:
  explicit Diary(const QString& folder = {}) : path_(folder.isEmpty() ? folder_.path() : folder) { reopen(); }

  // Reads everything from the disk again, as after a restart of the program.
  void reopen() {
    days_.reset();
    progress_ = std::make_unique<Progress>(path_);
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
  QString path_;
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
  void aHollowStarIsSaidInWords();
  void aBreakLeavesTheLongestStreak();
  void theRuleStandsBesideTheStreak();
  void theCalendarIsWalkedByKeys();
  void aDayThatIsOverLeadsToTheCalendar();
  void copyingTheResultIsSaid();
  void theCalendarMarksWhatWasBegun();
  void aDayToComeSaysWhenItOpens();
  void allDaysOpensTheMonthOfToday();
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

void DaysTest::aHollowStarIsSaidInWords() {
  Diary diary;
  diary.setToday(kMonday);
  diary.open(kMonday);
  diary.finish(kMonday, {.shown = true});
  const QStringList lines = resultToShare(diary.days(), kMonday).split(QLatin1Char('\n'));
  QVERIFY2(!lines[0].contains(QStringLiteral("☆")) && !lines[0].contains(QStringLiteral("★")),
           qPrintable(lines[0]));
  QVERIFY2(lines[1].contains(QStringLiteral("solution shown")), qPrintable(lines[1]));
}

void DaysTest::aBreakLeavesTheLongestStreak() {
  const QTemporaryDir folder;
  const QDate today = QDate::currentDate();
  {
    Diary diary(folder.path());
    for (int before = 7; before > 3; --before) {
      diary.doOnItsDay(today.addDays(-before));
    }
  }
  Gui gui(folder.path());
  const auto isSaid = [](const QString& text) {
    return text.contains(QStringLiteral("Longest streak: 4 day")) &&
           text.contains(QStringLiteral("can start today"));
  };
  const auto& card = gui.find<DayCard>("dayCard");
  QVERIFY2(isSaid(card.accessibleName()), qPrintable(card.accessibleName()));
  QVERIFY2(!card.accessibleName().contains(QStringLiteral("..")), qPrintable(card.accessibleName()));
  gui.action("daysAction").trigger();
  QTRY_VERIFY2(isSaid(gui.find<QLabel>("dayPageAbout").text()),
               qPrintable(gui.find<QLabel>("dayPageAbout").text()));
  gui.window().showShelf();
  gui.window().openDay(today);
  gui.window().progress().finish(exerciseId(Days::exerciseOf(today)), {});
  gui.window().showShelf();
  QTRY_VERIFY2(card.accessibleName().contains(QStringLiteral("in a row")), qPrintable(card.accessibleName()));
  QVERIFY(!card.accessibleName().contains(QStringLiteral("Longest")));
}

void DaysTest::theRuleStandsBesideTheStreak() {
  const QTemporaryDir folder;
  Diary(folder.path()).doOnItsDay(QDate::currentDate().addDays(-1));
  Gui gui(folder.path());
  QVERIFY(gui.find<DayCard>("dayCard").toolTip().contains(streakRule()));
  gui.action("daysAction").trigger();
  const auto& about = gui.find<QLabel>("dayPageAbout");
  QTRY_VERIFY2(about.isVisible() && about.text().contains(streakRule()), qPrintable(about.text()));
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
  for (int day = 0; day < 40; ++day) {
    QTest::keyClick(&table, Qt::Key_Right);
  }
  QCOMPARE(page.day(), QDate(today.year(), today.month(), today.daysInMonth()));
  QTest::keyClick(&table, Qt::Key_Home);
  QCOMPARE(page.day(), today);
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

void DaysTest::aDayThatIsOverLeadsToTheCalendar() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  QDate day = QDate::currentDate();
  while (Days::exerciseOf(day).problem == nullptr) {
    day = day.addDays(-1);
  }
  gui.window().openDay(day);
  QTRY_VERIFY(gui.window().table() != nullptr);
  const auto calendar = [&gui] {
    auto* const button = gui.window().findChild<QPushButton*>(QStringLiteral("allDays"));
    return button != nullptr && button->isVisible() ? button : nullptr;
  };
  QVERIFY(calendar() == nullptr);
  gui.askFor("solution");
  QTRY_VERIFY(calendar() != nullptr);
  QTest::keyClick(calendar(), Qt::Key_Return);
  QTRY_VERIFY(gui.find<QTableWidget>("daysTable").hasFocus());
  QCOMPARE(gui.find<DayPage>("dayPage").day(), day);
}

void DaysTest::copyingTheResultIsSaid() {
  Gui gui;
  gui.window().openDay(QDate::currentDate());
  gui.window().progress().finish(exerciseId(Days::exerciseOf(QDate::currentDate())), {});
  gui.window().showShelf();
  auto& copy = gui.find<QPushButton>("dayCopy");
  QTRY_VERIFY(!copy.visibleRegion().isEmpty());
  QTest::mouseClick(&copy, Qt::LeftButton);
  QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("Byways ")));
  const auto& told = gui.find<QLabel>("toast");
  QVERIFY(told.isVisible());
  QCOMPARE(told.text(), QStringLiteral("The result is on the clipboard."));
}

void DaysTest::theCalendarMarksWhatWasBegun() {
  Gui gui;
  gui.action("daysAction").trigger();
  auto& table = gui.find<QTableWidget>("daysTable");
  QTRY_VERIFY(table.hasFocus());
  QTest::keyClick(&table, Qt::Key_Left);
  const auto picture = [&table] {
    QCoreApplication::processEvents();
    return table.viewport()->grab(table.visualItemRect(table.currentItem())).toImage();
  };
  const auto text = [&table] { return table.currentItem()->data(Qt::AccessibleTextRole).toString(); };
  const QImage before = picture();
  QVERIFY2(!text().contains(QStringLiteral("begun")), qPrintable(text()));
  QTest::keyClick(&table, Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  gui.action("daysAction").trigger();
  QTRY_VERIFY(table.hasFocus());
  QVERIFY2(text().contains(QStringLiteral("begun")), qPrintable(text()));
  QCOMPARE(picture().size(), before.size());
  QVERIFY(picture() != before);
}

void DaysTest::aDayToComeSaysWhenItOpens() {
  Gui gui;
  const QDate today = QDate::currentDate();
  if (today.day() == today.daysInMonth()) {
    QSKIP("the calendar ends today");
  }
  gui.action("daysAction").trigger();
  auto& page = gui.find<DayPage>("dayPage");
  auto& table = gui.find<QTableWidget>("daysTable");
  QTRY_VERIFY(table.hasFocus());
  const auto& card = gui.find<ExerciseCard>("daysCard");
  QTest::keyClick(&table, Qt::Key_Right);
  QCOMPARE(page.day(), today.addDays(1));
  QVERIFY2(card.accessibleName().contains(QStringLiteral("Opens tomorrow")),
           qPrintable(card.accessibleName()));
  QVERIFY(!gui.find<QPushButton>("daysPlay").isVisible());
  QTest::keyClick(&table, Qt::Key_Return);
  QVERIFY(page.isVisible());
  QTest::keyClick(&table, Qt::Key_Home);
  QVERIFY(gui.find<QPushButton>("daysPlay").isVisible());
  // By mouse, on the last day of the month.
  const int wait = today.daysInMonth() - today.day();
  for (int row = 0; row < table.rowCount(); ++row) {
    for (int column = 0; column < table.columnCount(); ++column) {
      if (table.item(row, column)->data(Qt::UserRole).toDate() == today.addDays(wait)) {
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualItemRect(table.item(row, column)).center());
      }
    }
  }
  QCOMPARE(page.day(), today.addDays(wait));
  QVERIFY2(card.accessibleName().contains(opensText(Days(gui.window().progress()), page.day())),
           qPrintable(card.accessibleName()));
}

// The button on the shelf opens the month of today, whatever month was looked at before. On returning from an
// exercise, the calendar is at that exercise's day.
void DaysTest::allDaysOpensTheMonthOfToday() {
  Gui gui;
  auto& page = gui.find<DayPage>("dayPage");
  auto& table = gui.find<QTableWidget>("daysTable");
  const auto open = [&] {
    QTRY_VERIFY(!gui.find<QPushButton>("dayCalendar").visibleRegion().isEmpty());
    QTest::mouseClick(&gui.find<QPushButton>("dayCalendar"), Qt::LeftButton);
    QTRY_VERIFY(table.hasFocus());
  };
  open();
  const QDate today = page.day();
  QTest::keyClick(&table, Qt::Key_PageUp);
  QTest::keyClick(&table, Qt::Key_PageUp);
  const QDate earlier = page.day();
  QVERIFY(earlier != today);
  QTest::keyClick(&table, Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  gui.action("daysAction").trigger();
  QTRY_VERIFY(table.hasFocus());
  QCOMPARE(page.day(), earlier);
  QTest::keyClick(&table, Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  gui.window().showShelf();
  open();
  QCOMPARE(page.day(), today);
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
  QVERIFY2(below.contains(dateText(day)), qPrintable(below));
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
