// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include "app/exercise/exercise_card.h"
#include "app/exercise/lesson_run.h"
#include "app/exercise/problem_run.h"
#include "app/exercise/puzzle_room.h"
#include "app/library/finished_game.h"
#include "engine/games.h"
#include "tests/gui/primary_buttons.h"

namespace byways::app::test {

void isolate(const QString& folder) {
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
  // Where the key of sealed rounds is stored.
  qputenv("XDG_DATA_HOME", QFile::encodeName(folder + QStringLiteral("/data")));
  // Where dialogs for files begin: nothing is written among the user's own files, nor found there.
  const QString home = folder + QStringLiteral("/home");
  QDir().mkpath(home);
  qputenv("HOME", QFile::encodeName(home));
  for (const char* const name : {"USER", "LOGNAME", "USERNAME"}) {
    qunsetenv(name);  // so that no test depends on the user's name
  }
  QCoreApplication::setOrganizationName(QStringLiteral("BywaysTest"));
  QCoreApplication::setApplicationName(QStringLiteral("BywaysTest"));
}

std::unique_ptr<QTemporaryFile> setScreens(const QList<QSize>& sizes) {
  if (qgetenv("QT_QPA_PLATFORM") != "offscreen") {
    return nullptr;
  }
  QJsonArray screens;
  int x = 0;
  for (const QSize& size : sizes) {
    screens.append(QJsonObject{{QStringLiteral("name"), QStringLiteral("screen %1").arg(screens.size())},
                               {QStringLiteral("x"), x},
                               {QStringLiteral("y"), 0},
                               {QStringLiteral("width"), size.width()},
                               {QStringLiteral("height"), size.height()},
                               {QStringLiteral("logicalDpi"), 96},
                               {QStringLiteral("logicalBaseDpi"), 96},
                               {QStringLiteral("dpr"), 1}});
    x += size.width();
  }
  auto file = std::make_unique<QTemporaryFile>();
  if (!file->open()) {
    qFatal("no file for the screens");
  }
  file->write(QJsonDocument(QJsonObject{{QStringLiteral("screens"), screens}}).toJson());
  file->close();
  // The configuration's syntax ends a name at a colon.
  const QString name = file->fileName().contains(QLatin1Char(':'))
                           ? QDir::current().relativeFilePath(file->fileName())
                           : file->fileName();
  qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(name));
  return file;
}

Gui::Gui(const QString& folder) : folder_(folder) {
  if (folder_.isEmpty()) {
    temporary_ = std::make_unique<QTemporaryDir>();
    folder_ = temporary_->path();
  }
  isolate(folder_);
  preferences_ = std::make_unique<Preferences>();
  preferences_->setLanguage(QStringLiteral("en"));
  preferences_->setAnimations(false);
  language_ = std::make_unique<Language>(*preferences_);
  look_ = std::make_unique<Look>(*preferences_);
  library_ = std::make_unique<Library>(folder_ + QStringLiteral("/games"));
  library_->setPatience(20'000);
  window_ = std::make_unique<MainWindow>(*preferences_, *look_, *library_);
  window_->resize(1180, 780);
  window_->show();
  window_->activateWindow();
  if (!QTest::qWaitForWindowActive(window_.get())) {
    qWarning("the window did not become active");
  }
  // The shelf fills in the daily exercise only after it is shown. Tests that compare all texts need it.
  const auto* const day = window_->findChild<ExerciseCard*>(QStringLiteral("dayCard"));
  if (!QTest::qWaitFor([day] { return !day->told().facts.front().trimmed().isEmpty(); }, 20'000)) {
    qWarning("the day's exercise was not read");
  }
}

// Leaves out finished challenges, which aren't among the finished games anywhere in the program.
QList<SavedGame> Gui::saved(bool isOver) const {
  QList<SavedGame> games;
  const QFileInfoList files =
      QDir(library_->folder()).entryInfoList({QStringLiteral("*.byways")}, QDir::Files, QDir::Time);
  for (const QFileInfo& file : files) {
    OpenedMatch opened = Library::open(file.absoluteFilePath());
    if (!opened.match) {
      continue;
    }
    const std::optional<FinishedGame> over =
        finishedGameOf(*opened.match, file.absoluteFilePath(), file.lastModified());
    if (over.has_value() == isOver && !(over && over->isAlone())) {
      games.append({file.absoluteFilePath(), over ? over->ended.toLocalTime() : file.lastModified(),
                    std::shared_ptr<Match>(std::move(opened.match))});
    }
  }
  return games;
}

void Gui::startByg(int size, OptionMap more) {
  more.insert_or_assign("size", size);
  more.insert({"priority", 1});
  more.insert({"first", 1});
  window_->start({find_game("byg"), more, {QStringLiteral("Ann"), QStringLiteral("Ben")}, {0, 1}});
  QCoreApplication::processEvents();
}

QAction& Gui::action(const char* name) {
  auto* const found = window_->findChild<QAction*>(QString::fromLatin1(name));
  if (found == nullptr) {
    qFatal("there is no action %s", name);
  }
  return *found;
}

void Gui::open(const lessons::Lesson& lesson) {
  window_->openExercise(std::make_unique<LessonRun>(lesson, window_->progress(), *preferences_));
}

void Gui::open(const problems::Problem& problem) {
  window_->openExercise(std::make_unique<ProblemRun>(problem, window_->progress(), *preferences_));
}

void Gui::fillRoom() {
  const auto& room = find<PuzzleRoom>("puzzleRoom");
  if (!QTest::qWaitFor([&room] { return !room.isFilling(); }, 20'000)) {
    qWarning("the room has not all its cards");
  }
}

QPushButton& Gui::wayOn() {
  auto& go = find<QPushButton>("exerciseGo");
  auto* const skip = window_->findChild<QPushButton*>(QStringLiteral("goOn"));
  return skip != nullptr && go.isHidden() ? *skip : go;
}

void Gui::askFor(const char* name) {
  auto& button = find<QPushButton>(name);
  QTest::mouseClick(&button, Qt::LeftButton);
  if (button.text() == QStringLiteral("Take the hint") || button.text() == QStringLiteral("Show it")) {
    QTest::mouseClick(&button, Qt::LeftButton);
  }
  QCoreApplication::processEvents();
}

void Gui::agreeSoon() {
  QTimer::singleShot(0, window_.get(), [this] {
    QVERIFY(window_->findChild<QMessageBox*>(QStringLiteral("confirm")) != nullptr);
    agreeIfAsked();
  });
}

void Gui::agreeIfAsked() {
  const auto* const box = window_->findChild<QMessageBox*>(QStringLiteral("confirm"));
  if (box != nullptr && box->isVisible()) {
    QCOMPARE(primaryButtons(*box).size(), 1);  // the filled button is the one that Enter presses
  }
  const QList<QAbstractButton*> buttons = box != nullptr ? box->buttons() : QList<QAbstractButton*>();
  for (QAbstractButton* const button : buttons) {
    if (box->buttonRole(button) == QMessageBox::AcceptRole) {
      button->click();
      return;
    }
  }
}

void Gui::hoverPlace(const QString& place) {
  const QPoint point = board().areaOf(place).center().toPoint();
  QTest::mouseMove(&board(), point);
  QCoreApplication::processEvents();
}

void Gui::clickPlace(const QString& place) {
  hoverPlace(place);
  QTest::mouseClick(&board(), Qt::LeftButton, Qt::NoModifier, board().areaOf(place).center().toPoint());
}

void Gui::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  if (QApplication::focusWidget() == nullptr) {
    // Without a window manager, nothing gives the focus back to the window after a dialog.
    window_->activateWindow();
    static_cast<void>(QTest::qWaitForWindowActive(window_.get()));
  }
  QWidget* const focus = QApplication::focusWidget();
  QTest::keyClick(focus != nullptr ? focus : window_.get(), key, modifiers);
}

// Presses arrow keys towards the place: first to its row, then along the row.
bool Gui::walkTo(const QString& place) {
  if (board().cursor().isEmpty()) {
    key(Qt::Key_Right);
  }

  for (int steps = 0; steps < 100 && board().cursor() != place; ++steps) {
    const QPointF goal = board().areaOf(place).center();
    const QPointF here = board().areaOf(board().cursor()).center();
    const QPointF way = goal - here;
    const qreal half = board().areaOf(place).height() / 2;
    if (qAbs(way.y()) > half) {
      key(way.y() < 0 ? Qt::Key_Up : Qt::Key_Down);
    } else {
      key(way.x() < 0 ? Qt::Key_Left : Qt::Key_Right);
    }
  }
  return board().cursor() == place;
}

QString at(const char* text) { return QString::fromUtf8(text); }

bool canPress(QAbstractButton& button) {
  const QAccessibleInterface* const said = QAccessible::queryAccessibleInterface(&button);
  return button.isVisible() && button.isEnabled() && said != nullptr && !said->state().disabled;
}

QStringList openSteps(Gui& gui) {
  QStringList steps;
  for (const std::string& step : gui.timeline().open_steps()) {
    steps.append(QString::fromStdString(step));
  }
  return steps;
}

bool playOn(Match& match, Random& random) {
  if (match.timeline().to_move() == kNobody && !match.isRollDue()) {
    return false;
  }
  if (match.isRollDue()) {
    match.roll();
  } else if (match.isTableOpen()) {
    match.lowerCurtain();
  } else if (match.isCurtained() && !match.isComputersTurn()) {
    match.liftCurtain();
  } else {
    const auto play = [&match](const QString& step) {
      return match.isComputersTurn() ? match.playForComputer(step) : match.play(step);
    };
    const std::vector<std::string> steps = match.state().legal_steps();
    const bool hasEnded = (steps.empty() || random.below(2) == 0) && !play(QStringLiteral("end")).has_value();
    return hasEnded ||
           !play(QString::fromStdString(steps.at(random.below(static_cast<std::uint32_t>(steps.size())))))
                .has_value();
  }
  return true;
}

QString lastTurn(Gui& gui) { return QString::fromStdString(gui.timeline().entries().back().text); }

QString savedGame(Gui& gui) {
  const QDir games(gui.library().folder());
  return games.filePath(games.entryList({QStringLiteral("*.byways")}).value(0));
}

QByteArray bytesOfFile(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

nlohmann::json showByCli(const QString& file) {
  QProcess cli;
  cli.start(QStringLiteral(BYWAYS_CLI), {QStringLiteral("show"), file});
  if (!cli.waitForFinished()) {
    return {};
  }
  const QByteArray answer = cli.readAllStandardOutput();
  return nlohmann::json::parse(answer.toStdString(), nullptr, false);
}

void compareEndWithCli(Gui& gui) {
  const QString file = gui.folder() + QStringLiteral("/whole.byways");
  QCOMPARE(Library::write(gui.match(), file), QString());
  const nlohmann::json shown = showByCli(file);
  QVERIFY(shown.is_object());
  const Outcome outcome = *gui.timeline().outcome();
  QCOMPARE(shown["result"]["reason"].get<std::string>(), outcome.reason);
  QVERIFY(shown["result"]["winners"] == nlohmann::json(outcome.winners));
  QVERIFY(outcome.scores.empty() || shown["result"]["scores"] == nlohmann::json(outcome.scores));
  QVERIFY(shown["position"] == gui.timeline().state().position());
  const auto& headline = gui.find<QLabel>("resultHeadline");
  QVERIFY(headline.isVisible());
  for (const Seat winner : outcome.winners) {
    QVERIFY2(headline.text().contains(gui.match().name(winner)), qPrintable(headline.text()));
  }
}

}  // namespace byways::app::test
