// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/fit_walk.h"
#include "engine/courses.h"
#include "engine/problem_book.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDebug>
#include <QDialog>
#include <QFile>
#include <QFontDatabase>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QTest>
#include <QToolButton>

#include "app/export/export_dialog.h"
#include "app/files/save_file.h"
#include "app/games/catalogue.h"
#include "app/print/print_boards.h"
#include "app/print/print_game.h"
#include "app/setup/new_game_sheet.h"
#include "app/setup/preferences_dialog.h"
#include "app/table/comment_dialog.h"
#include "app/window/about_dialog.h"
#include "app/window/shortcuts_dialog.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "tests/gui/cut_off_texts.h"
#include "tests/gui/judged_games.h"

namespace byways::app::test {

namespace {

QString report(const QStringList& found) { return QLatin1Char('\n') + found.join(QLatin1Char('\n')); }

// The path of a random game with at most `most` turns.
QString randomGame(Gui& gui, const GameFace& face, std::uint64_t most) {
  const Game& game = face.game();
  const int players = game.most_players();
  Timeline timeline(game, *check_setup(game, players, {}));
  Random random(8);
  play_random_turns(timeline, random, most);
  std::vector<std::string> names{"Wilhelmina", "Bartholomew", "Maximiliano",
                                 "Aleksandra", "Konstantin",  "Zsuzsanna"};
  names.resize(static_cast<std::size_t>(players));
  const QString path = gui.folder() + QStringLiteral("/random.byways");
  const std::string text = write_record(make_record(timeline, names));
  QFile file(path);
  const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) >= 0;
  return isWritten ? path : QString();
}

constexpr auto kForFingers = "lookForFingers";  // a property of the application

QStringList tooSmallForFingers(const QWidget& window) {
  constexpr int kFinger = 44;
  QStringList found;
  if (!qApp->property(kForFingers).toBool()) {
    return found;
  }
  const QList<QAbstractButton*> buttons = window.findChildren<QAbstractButton*>();
  for (const QAbstractButton* const button : buttons) {
    const bool isShown = button->isVisible() && button->window() == &window;
    if (isShown && (button->height() < kFinger || button->width() < kFinger)) {
      found << QStringLiteral("%1 %2 “%3” in %4 is %5x%6")
                   .arg(QString::fromLatin1(button->metaObject()->className()), button->objectName(),
                        button->text(), button->parentWidget()->objectName())
                   .arg(button->width())
                   .arg(button->height());
    }
  }
  return found;
}

}  // namespace

LookForFingers::LookForFingers() { qApp->setProperty(kForFingers, true); }
LookForFingers::~LookForFingers() { qApp->setProperty(kForFingers, {}); }

QStringList fitFonts() {
  QStringList families;
  for (const QString& family :
       {QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans Condensed"),
        QStringLiteral("Noto Sans Condensed")}) {
    if (QFontDatabase::hasFamily(family)) {
      families.append(family);
    }
  }
  return families.mid(0, 3);
}

void setProgramFont(const QString& family) {
  constexpr int kPoints = 10;  // Look's size where the system's is smaller
  QApplication::setFont(QFont(family, kPoints));
}

void lookForCutOffs(QWidget& window, const QString& what) {
  // Nested layouts need several passes, and a busy computer needs time.
  QStringList found;
  static_cast<void>(QTest::qWaitFor(
      [&] {
        return (found = cutOffTexts(window) + outOfSight(window) + tooSmallForFingers(window)).isEmpty();
      },
      1000));
  QVERIFY2(found.isEmpty(), qPrintable(what + report(found)));
  QVERIFY2(isOnScreen(window), qPrintable(what + placeOf(window)));
}

bool isOnScreen(const QWidget& window) {
  return window.screen()->availableGeometry().contains(window.frameGeometry());
}

QString placeOf(const QWidget& window) {
  QString text;
  QDebug(&text) << window.frameGeometry() << "on" << window.screen()->availableGeometry();
  return text;
}

void seeShelf(Gui& gui) {
  lookForCutOffs(gui.window(), QStringLiteral("the shelf"));
  gui.startByg(4);
  static_cast<void>(gui.match().playDeclaration(gui.match().onTurn(), QStringLiteral("resign")));
  gui.window().showShelf();
  lookForCutOffs(gui.window(), QStringLiteral("the shelf with a finished game"));
  for (const CatalogueEntry& entry : catalogue()) {
    const QString name = QStringLiteral("learn ") + QLatin1String(entry.id);
    gui.window().findChild<QPushButton*>(name)->click();
    lookForCutOffs(gui.window(), QStringLiteral("the course of ") + QLatin1String(entry.id));
    gui.find<QPushButton>("courseRules").click();
    lookForCutOffs(gui.window(), QStringLiteral("the rules of ") + QLatin1String(entry.id));
  }
  for (const Course& course : courses()) {
    gui.open(course.lessons.back());
    lookForCutOffs(gui.window(), QStringLiteral("a lesson of ") + QString::fromStdString(course.id));
  }
  gui.window().showShelf();
}

void seeTables(Gui& gui) {
  for (const CatalogueEntry& entry : catalogue()) {
    gui.window().start(MainWindow::usualSetup(*entry.face, gui.preferences()));
    lookForCutOffs(gui.window(), QStringLiteral("the table of ") + QLatin1String(entry.id));
  }
}

void seeReviews(Gui& gui) {
  openGame(gui, someByg());
  static_cast<void>(keepJudged(gui.match(), 3));
  gui.window().review();
  gui.window().findChild<QListWidget*>(QStringLiteral("reviewMoments"))->setCurrentRow(0);
  lookForCutOffs(gui.window(), QStringLiteral("the review"));
  gui.window().findChild<QPushButton*>(QStringLiteral("showBetter"))->click();
  lookForCutOffs(gui.window(), QStringLiteral("the review, what was better"));
  gui.window().findChild<QPushButton*>(QStringLiteral("learnFromIt"))->click();
  lookForCutOffs(gui.window(), QStringLiteral("learning from the review"));
}

void seeSetUpPages(Gui& gui) {
  for (const CatalogueEntry& entry : catalogue()) {
    gui.window().arrange(MainWindow::usualSetup(*entry.face, gui.preferences()));
    lookForCutOffs(gui.window(), QStringLiteral("the set-up page of ") + QLatin1String(entry.id));
  }
}

void seeDialogs(Gui& gui) {
  const auto see = [](QDialog* dialog) {
    dialog->show();
    static_cast<void>(QTest::qWaitForWindowExposed(dialog));
    lookForCutOffs(*dialog, dialog->objectName());
    delete dialog;
  };
  see(new PreferencesDialog(gui.preferences(), gui.look(), &gui.window()));
  see(new AboutDialog(gui.look(), &gui.window()));
  for (const CatalogueEntry& entry : catalogue()) {
    see(new ShortcutsDialog(entry.face, &gui.window()));
  }
  see(new PrintBoards(gui.look(), &gui.window()));
  gui.startByg(4);
  see(new CommentDialog(gui.match(), 0, QStringLiteral("1. Wilhelmina: A1"), &gui.window()));
  see(new PrintGame(gui.match(), gui.preferences(), gui.look(), &gui.window()));
  for (int what = 0; what < 3; ++what) {
    gui.preferences().setChoice(QStringLiteral("export/what"), what);
    gui.preferences().setChoice(QStringLiteral("export/format"), what == 0 ? 0 : 2);
    see(new ExportDialog(gui.match(), gui.preferences(), gui.look(), &gui.window()));
  }
}

void seeNewGameSheets(Gui& gui) {
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.kind == CatalogueEntry::Kind::Game) {
      NewGameSheet sheet(*entry.face, gui.preferences(), gui.look(), std::nullopt, &gui.window());
      sheet.show();
      lookForCutOffs(sheet, QStringLiteral("the new-game sheet of ") + QLatin1String(entry.id));
    }
  }
}

void seePuzzleRoom(Gui& gui) {
  gui.action("puzzles").trigger();
  gui.fillRoom();
  lookForCutOffs(gui.window(), QStringLiteral("the puzzle room"));
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  for (const CatalogueEntry& entry : catalogue()) {
    const std::vector<problems::Problem>& all = problems_of(entry.face->game());
    if (!all.empty()) {
      const QString name = QStringLiteral("a problem of ") + QLatin1String(entry.id);
      gui.open(all.back());
      gui.find<QPushButton>("hint").click();
      lookForCutOffs(gui.window(), name);
      gui.find<QPushButton>("hint").click();
      gui.find<QPushButton>("solution").click();
      lookForCutOffs(gui.window(), name + QStringLiteral(", what its solution costs"));
      gui.find<QPushButton>("solution").click();
      lookForCutOffs(gui.window(), name + QStringLiteral(", its solution"));
    }
  }
}

void seeFinishedGames(Gui& gui) {
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(!gui.match().playDeclaration(gui.match().onTurn(), QStringLiteral("resign")));
  gui.window().showArchive();
  QTRY_VERIFY(gui.find<QWidget>("archiveTable").isVisible());
  lookForCutOffs(gui.window(), QStringLiteral("the finished games"));
  gui.window().showStatistics();
  gui.find<QComboBox>("statisticsGame").setCurrentIndex(1);
  lookForCutOffs(gui.window(), QStringLiteral("the statistics"));
  // Removed games, and an unreadable one.
  const QString broken = gui.library().newPath();
  QVERIFY(writeFile(broken, "{").isEmpty());
  gui.window().showArchive();
  gui.find<QPushButton>("archiveRemove").click();
  lookForCutOffs(gui.window(), QStringLiteral("the finished games, one removed"));
  gui.window().showTrash();
  lookForCutOffs(gui.window(), QStringLiteral("the trash"));
  gui.window().showShelf();
  QTRY_VERIFY(gui.find<QWidget>("unreadableCard").isVisible());
  lookForCutOffs(gui.window(), QStringLiteral("the shelf with a game that can’t be read"));
  QVERIFY(QFile::remove(broken));
}

void seeGamesUnderWay(Gui& gui) { seeGamesUnderWayAt(gui, {gui.window().size()}); }

void seeGamesUnderWayAt(Gui& gui, const QList<QSize>& sizes) {
  for (const CatalogueEntry& entry : catalogue()) {
    for (const std::uint64_t most : {9U, 22U, 2000U}) {
      const QString path = randomGame(gui, *entry.face, most);
      QVERIFY(gui.window().openFile(path));
      const QString what = QStringLiteral("%1 after %2").arg(QLatin1String(entry.id)).arg(most);
      const QSize usual = gui.window().size();
      for (const QSize& size : sizes) {
        gui.window().resize(size);
        lookForCutOffs(gui.window(), what + QStringLiteral(" at %1x%2").arg(size.width()).arg(size.height()));
      }
      gui.window().resize(usual);
    }
    if (auto* const scores = gui.window().findChild<QToolButton*>(QStringLiteral("scores"))) {
      scores->click();
      lookForCutOffs(gui.find<QDialog>("scoresDialog"), QStringLiteral("the scores"));
    }
  }
}

}  // namespace byways::app::test
