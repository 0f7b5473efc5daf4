// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <algorithm>
#include <array>

#include "app/console.h"
#include "app/exercise/problem_list.h"
#include "app/export/export_command.h"
#include "app/settings/language.h"
#include "engine/courses.h"
#include "engine/games.h"

namespace byways::app {

namespace {

// Options that Qt removes before the program sees them.
bool isOfQt(const QString& word) {
  static const QStringList kNames{QStringLiteral("platform"),
                                  QStringLiteral("platformpluginpath"),
                                  QStringLiteral("platformtheme"),
                                  QStringLiteral("plugin"),
                                  QStringLiteral("qwindowgeometry"),
                                  QStringLiteral("qwindowicon"),
                                  QStringLiteral("qwindowtitle"),
                                  QStringLiteral("geometry"),
                                  QStringLiteral("icon"),
                                  QStringLiteral("title"),
                                  QStringLiteral("session"),
                                  QStringLiteral("style"),
                                  QStringLiteral("stylesheet"),
                                  QStringLiteral("display"),
                                  QStringLiteral("widgetcount"),
                                  QStringLiteral("reverse"),
                                  QStringLiteral("name"),
                                  QStringLiteral("nograb"),
                                  QStringLiteral("dograb"),
                                  QStringLiteral("sync"),
                                  QStringLiteral("fontengine"),
                                  QStringLiteral("qmljsdebugger"),
                                  QStringLiteral("desktopsettingsaware")};
  const QString name = word.mid(word.startsWith(QLatin1String("--")) ? 2 : 1).section(QLatin1Char('='), 0, 0);
  return word.startsWith(QLatin1Char('-')) && kNames.contains(name);
}

[[maybe_unused]] bool wantsPlatform(const QStringList& arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [](const QString& word) {
    return isOfQt(word) && word.section(QLatin1Char('='), 0, 0).endsWith(QLatin1String("-platform"));
  });
}

bool areValuesWrong(const QCommandLineParser& parser) {
  const auto value = [&parser](const char* name) { return parser.value(QString::fromLatin1(name)); };
  const QString game = value("game");
  const QString theme = value("theme");
  const QString language = value("language");
  const QString lesson = value("lesson");
  const QString problem = value("problem");
  return (!game.isEmpty() && find_game(game.toStdString()) == nullptr) ||
         (!lesson.isEmpty() && find_lesson(lesson.toStdString()) == nullptr) ||
         (!problem.isEmpty() && findProblem(problem) == nullptr) ||
         (!theme.isEmpty() && theme != QLatin1String("light") && theme != QLatin1String("dark")) ||
         (!language.isEmpty() && !Language::available().contains(language)) ||
         (!value("size").isEmpty() && !parseSize(value("size")));
}

}  // namespace

int complain(const QString& message) {
  writeError(QStringLiteral("byways: %1").arg(message));
  return kWrongUsage;
}

void addOptions(QCommandLineParser& parser) {
  parser.setApplicationDescription(CommandLine::tr("A table for games of paths and connections."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("file"), CommandLine::tr("A record to open."),
                               QStringLiteral("[file]"));
  parser.addOptions(
      {{QStringLiteral("game"), CommandLine::tr("Game to start at once, such as byg."), QStringLiteral("id")},
       {QStringLiteral("lesson"), CommandLine::tr("Lesson to open at once, such as byg/3."),
        QStringLiteral("id")},
       {QStringLiteral("daily"), CommandLine::tr("Open today’s exercise at once.")},
       {QStringLiteral("problem"), CommandLine::tr("Problem to open at once, such as byg/7."),
        QStringLiteral("id")},
       {QStringLiteral("screenshot"), CommandLine::tr("Write a picture of the table and exit."),
        QStringLiteral("png")},
       {QStringLiteral("size"), CommandLine::tr("Size of the picture, such as 1280x800."),
        QStringLiteral("WxH")},
       {QStringLiteral("theme"), CommandLine::tr("light or dark."), QStringLiteral("theme")},
       {QStringLiteral("language"), CommandLine::tr("Language code, such as de."), QStringLiteral("code")}});
  parser.addOptions(exportOptions());
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

bool needsNoDisplay(const QStringList& arguments) {
  QStringList ours = arguments;
  ours.erase(std::remove_if(ours.begin(), ours.end(), isOfQt), ours.end());
  QCommandLineParser parser;
  addOptions(parser);
  return !parser.parse(ours) || parser.isSet(QStringLiteral("help")) ||
         parser.isSet(QStringLiteral("help-all")) || parser.isSet(QStringLiteral("version")) ||
         parser.isSet(QStringLiteral("screenshot")) || isExport(parser) || areValuesWrong(parser);
}

bool isDisplayMissing(const QStringList& arguments) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
  constexpr std::array kSigns{"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"};
  const bool isThere = std::any_of(kSigns.begin(), kSigns.end(),
                                   [](const char* name) { return !qEnvironmentVariableIsEmpty(name); });
  return !isThere && qgetenv("XDG_SESSION_TYPE") != "wayland" && !wantsPlatform(arguments);
#else
  static_cast<void>(arguments);
  return false;
#endif
}

}  // namespace byways::app
