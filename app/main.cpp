// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThreadPool>

#include <string_view>

#include "app/export/export_command.h"
#include "app/games/catalogue.h"
#include "app/library/library.h"
#include "app/look/look.h"
#include "app/settings/language.h"
#include "app/settings/preferences.h"
#include "app/table/table_page.h"
#include "app/window/main_window.h"
#include "engine/games.h"

namespace {

using namespace byways;
using namespace byways::app;

constexpr QSize kPictureSize(1280, 800);

/// The context of what the command line says.
struct CommandLine {
  Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// A picture needs no display.
bool wantsPicture(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view word(argv[i]);
    for (const std::string_view option : {"--screenshot", "--export", "--export-replay"}) {
      if (word.starts_with(option) && (word.size() == option.size() || word[option.size()] == '=')) {
        return true;
      }
    }
  }
  return false;
}

int complain(const QString& message) {
  QTextStream(stderr) << "byways: " << message << '\n';
  return 2;
}

std::optional<QSize> parseSize(const QString& text) {
  const QStringList sides = text.split(QLatin1Char('x'));
  constexpr int kLargest = 10000;
  const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
  return sides.size() == 2 && size.width() > 0 && size.height() > 0 && size.width() <= kLargest &&
                 size.height() <= kLargest
             ? std::optional(size)
             : std::nullopt;
}

void addOptions(QCommandLineParser& parser) {
  parser.setApplicationDescription(CommandLine::tr("A table for games of ways and links."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("file"), CommandLine::tr("A record to open."),
                               QStringLiteral("[file]"));
  parser.addOptions(
      {{QStringLiteral("game"), CommandLine::tr("Start this game at once, such as byg."),
        QStringLiteral("id")},
       {QStringLiteral("screenshot"), CommandLine::tr("Write a picture of the table and exit."),
        QStringLiteral("png")},
       {QStringLiteral("size"), CommandLine::tr("Size of the picture, such as 1280x800."),
        QStringLiteral("WxH")},
       {QStringLiteral("theme"), CommandLine::tr("light or dark."), QStringLiteral("theme")},
       {QStringLiteral("language"), CommandLine::tr("Language code, such as de."), QStringLiteral("code")}});
  parser.addOptions(exportOptions());
}

int savePicture(MainWindow& window, const QString& path, QSize size) {
  window.setAttribute(Qt::WA_DontShowOnScreen);
  window.resize(size);
  window.show();
  QCoreApplication::processEvents();
  window.resize(size);
  QCoreApplication::processEvents();
  // Pictures on the shelf are drawn by workers.
  QThreadPool::globalInstance()->waitForDone();
  QCoreApplication::processEvents();
  if (!window.grab().save(path)) {
    return complain(CommandLine::tr("%1 can't be written").arg(path));
  }
  return 0;
}

int runWith(const QCommandLineParser& parser) {
  const auto value = [&parser](const char* name) { return parser.value(QString::fromLatin1(name)); };
  const bool isPicture = parser.isSet(QStringLiteral("screenshot"));

  Preferences preferences;
  Language language(preferences);
  if (const QString code = value("language"); !code.isEmpty()) {
    if (!Language::available().contains(code)) {
      return complain(CommandLine::tr("there is no language %1 here").arg(code));
    }
    language.force(code);
  }
  Look look(preferences);
  if (const QString theme = value("theme"); !theme.isEmpty()) {
    if (theme != QLatin1String("light") && theme != QLatin1String("dark")) {
      return complain(CommandLine::tr("a theme is light or dark"));
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
    return complain(CommandLine::tr("a size is written like 1280x800"));
  }
  // A picture of a new game leaves nothing behind on the shelf.
  const QTemporaryDir nowhere;
  const bool isPassing = isPicture && !value("game").isEmpty();
  Library library(isPassing ? nowhere.path() : Library::usualFolder());
  MainWindow window(preferences, look, library);

  if (const QStringList files = parser.positionalArguments(); !files.isEmpty()) {
    if (isPicture) {
      if (const OpenedMatch opened = Library::open(files.front()); !opened.match) {
        return complain(opened.problem);
      }
    }
    window.openFile(files.front(), isPicture ? MainWindow::Recent::Leave : MainWindow::Recent::Add);
  } else if (const QString id = value("game"); !id.isEmpty()) {
    const Game* const game = find_game(id.toStdString());
    if (game == nullptr) {
      return complain(CommandLine::tr("there is no game %1 to play here").arg(id));
    }
    window.start(MainWindow::usualSetup(faceOf(*game), preferences));
  }
  if (isPicture) {
    return savePicture(window, value("screenshot"), *size);
  }
  window.show();
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  if (wantsPicture(argc, argv)) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("Byways"));
  QApplication::setOrganizationName(QStringLiteral("Byways"));
  QApplication::setApplicationVersion(QStringLiteral(BYWAYS_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("io.github.byways.Byways"));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/byways.svg")));
  QCommandLineParser parser;
  addOptions(parser);
  parser.process(application);
  return runWith(parser);
}
