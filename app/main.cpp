// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QBuffer>
#include <QTemporaryDir>
#include <QTimer>

#include <optional>

#include "app/command_line.h"
#include "app/console.h"
#include "app/exercise/exercise_ids.h"
#include "app/exercise/problem_list.h"
#include "app/export/export_command.h"
#include "app/files/save_file.h"
#include "app/games/catalogue.h"
#include "app/job/job.h"
#include "app/library/library.h"
#include "app/look/look.h"
#include "app/settings/language.h"
#include "app/settings/preferences.h"
#include "app/table/table_page.h"
#include "app/window/main_window.h"
#include "engine/courses.h"
#include "engine/games.h"
#include "engine/problem_book.h"

namespace {

using namespace byways;
using namespace byways::app;

constexpr QSize kPictureSize(1280, 800);
constexpr int kPicturePatience = 60'000;  // ms

int savePicture(MainWindow& window, const QString& path, QSize size) {
  window.setAttribute(Qt::WA_DontShowOnScreen);
  window.resize(size);
  window.show();
  QCoreApplication::processEvents();
  window.resize(size);
  QCoreApplication::processEvents();
  // Worker threads draw the pictures on the shelf.
  JobBase::waitForShared();
  QCoreApplication::processEvents();
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  static_cast<void>(window.grab().save(&buffer, "PNG"));  // an empty picture writes nothing
  const QString problem = saveFile(path, png);
  return problem.isEmpty() ? 0 : complain(problem);
}

// Pictures need no display. On systems that always have one, Qt's offscreen platform plugin isn't installed.
void drawOutOfSight() {
#if !defined(Q_OS_WIN) && !defined(Q_OS_DARWIN)
  qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
}

// What the options ask to open. If several are given, open() decides which one counts.
struct Asked {
  const Game* game = nullptr;
  const lessons::Lesson* lesson = nullptr;
  const Problem* problem = nullptr;
  bool isDaily = false;

  [[nodiscard]] bool isNew() const {
    return game != nullptr || lesson != nullptr || problem != nullptr || isDaily;
  }
};

void open(MainWindow& window, const Asked& asked, const Preferences& preferences) {
  if (asked.lesson != nullptr) {
    window.openExercise(exerciseId(*asked.lesson));
  } else if (asked.problem != nullptr) {
    window.openExercise(exerciseId(*asked.problem));
  } else if (asked.isDaily) {
    window.openDay(window.today());
  } else if (asked.game != nullptr) {
    window.start(MainWindow::usualSetup(faceOf(*asked.game), preferences));
  }
}

int runWith(const QCommandLineParser& parser) {
  const auto value = [&parser](const char* name) { return parser.value(QString::fromLatin1(name)); };
  const bool isPicture = parser.isSet(QStringLiteral("screenshot"));

  Preferences preferences;
  Language language(preferences);
  if (const QString code = value("language"); !code.isEmpty()) {
    if (!Language::available().contains(code)) {
      return complain(CommandLine::tr("there is no language %1").arg(code));
    }
    language.force(code);
  }
  Look look(preferences);
  if (const QString theme = value("theme"); !theme.isEmpty()) {
    if (theme != QLatin1String("light") && theme != QLatin1String("dark")) {
      return complain(CommandLine::tr("the theme must be light or dark"));
    }
    look.forceTheme(theme == QLatin1String("dark") ? Preferences::ThemeChoice::Dark
                                                   : Preferences::ThemeChoice::Light);
  }
  if (isExport(parser)) {
    const QString problem = runExport(parser);
    return problem.isEmpty() ? 0 : complain(problem);
  }
  const std::optional<QSize> size =
      value("size").isEmpty() ? std::optional(kPictureSize) : parseSize(value("size"));
  if (!size) {
    return complain(CommandLine::tr("a size must look like 1280x800"));
  }
  const QString id = value("game");
  Asked asked;
  asked.game = find_game(id.toStdString());
  if (!id.isEmpty() && (asked.game == nullptr || findFace(*asked.game) == nullptr)) {
    return complain(CommandLine::tr("there is no game %1").arg(id));
  }
  const QString lessonId = value("lesson");
  asked.lesson = lessonId.isEmpty() ? nullptr : find_lesson(lessonId.toStdString());
  if (!lessonId.isEmpty() && asked.lesson == nullptr) {
    return complain(CommandLine::tr("there is no lesson %1").arg(lessonId));
  }
  const QString problemId = value("problem");
  asked.problem = problemId.isEmpty() ? nullptr : findProblem(problemId);
  if (!problemId.isEmpty() && asked.problem == nullptr) {
    return complain(CommandLine::tr("there is no problem %1").arg(problemId));
  }
  asked.isDaily = parser.isSet(QStringLiteral("daily"));
  // A picture of a new game must not add that game to the shelf.
  std::optional<QTemporaryDir> nowhere;
  if (isPicture && asked.isNew()) {
    nowhere.emplace();
    if (!nowhere->isValid()) {
      return complain(nowhere->errorString());
    }
  }
  Library library(nowhere ? nowhere->filePath(QStringLiteral("games")) : Library::usualFolder());
  if (isPicture) {
    library.setPatience(kPicturePatience);
  }
  MainWindow window(preferences, look, library);

  if (const QStringList files = parser.positionalArguments(); !files.isEmpty()) {
    if (isPicture) {
      if (const OpenedMatch opened = Library::open(files.front()); !opened.match) {
        return complain(QStringLiteral("%1: %2").arg(files.front(), opened.problem));
      }
    }
    window.openFile(files.front(), isPicture ? MainWindow::Recent::Leave : MainWindow::Recent::Add);
  } else {
    open(window, asked, preferences);
  }
  if (isPicture) {
    return savePicture(window, value("screenshot"), *size);
  }
  window.show();
  // The first frame needs neither lessons nor problems. Reading them soon after that frame avoids a delay
  // when somebody first opens a lesson or a problem.
  constexpr int kAfterFirstFrame = 500;  // ms
  Job<std::monostate> reading([](std::monostate) {});
  QTimer::singleShot(kAfterFirstFrame, &window, [&reading] {
    reading.start([](auto&) {
      static_cast<void>(courses());
      static_cast<void>(problems_of(*all_games().front()));
      return std::monostate{};
    });
  });
  return QApplication::exec();
}

// Not left to QCommandLineParser: on Windows it often shows help and version in a message box, which blocks.
int answer(const QString& text) {
  writeAnswer(text);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  useCallersConsole();
#ifdef __MINGW32__
  // The JIT of regular expressions makes Qt keep a `thread_local` whose memory MinGW frees before its
  // destructor runs: threads that have painted would crash when they end.
  qputenv("QT_ENABLE_REGEXP_JIT", "0");
#endif
  QStringList arguments;
  for (int i = 0; i < argc; ++i) {
    arguments.append(QString::fromLocal8Bit(argv[i]));
  }
  if (needsNoDisplay(arguments)) {
    drawOutOfSight();
  } else if (isDisplayMissing(arguments)) {
    return complain(CommandLine::tr("there is no display to show a window on"));
  }
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("Byways"));
  QApplication::setOrganizationName(QStringLiteral("Byways"));
  QApplication::setApplicationVersion(QStringLiteral(BYWAYS_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("io.github.byways.Byways"));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/byways.svg")));
  QCommandLineParser parser;
  addOptions(parser);
  if (!parser.parse(QCoreApplication::arguments())) {
    return complain(parser.errorText());
  }
  if (parser.isSet(QStringLiteral("help"))) {
    return answer(parser.helpText());
  }
  if (parser.isSet(QStringLiteral("version"))) {
    return answer(QStringLiteral("Byways %1\n").arg(QApplication::applicationVersion()));
  }
  parser.process(application);  // handles --help-all
  return runWith(parser);
}
