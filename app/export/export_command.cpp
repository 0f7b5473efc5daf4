// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_command.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

#include "app/export/export_job.h"
#include "app/library/library.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct ExportCommand {
  Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

QString exportName() { return QStringLiteral("export"); }
QString replayName() { return QStringLiteral("export-replay"); }
QString emptyName() { return QStringLiteral("empty"); }
QString plainName() { return QStringLiteral("no-coordinates"); }
QString paperName() { return QStringLiteral("paper"); }
QString secondsName() { return QStringLiteral("seconds"); }
QString sizeName() { return QStringLiteral("size"); }
QString themeName() { return QStringLiteral("theme"); }

std::optional<ExportFormat> formatOf(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  for (const ExportFormat format :
       {ExportFormat::Pdf, ExportFormat::Svg, ExportFormat::Png, ExportFormat::Html, ExportFormat::Gif}) {
    if (suffix == suffixOf(format)) {
      return format;
    }
  }
  return std::nullopt;
}

// The export that the options ask for, or in `problem` why they don't make sense.
struct Order {
  ExportChoice choice;
  QString problem;
};

Order orderOf(const QCommandLineParser& parser) {
  Order order;
  ExportChoice& choice = order.choice;
  choice.picture.options.coordinates = !parser.isSet(plainName());
  if (parser.isSet(themeName())) {
    choice.picture.ground = Ground::Theme;
    choice.picture.options.dark = parser.value(themeName()) == QLatin1String("dark");
  }
  if (parser.isSet(sizeName())) {
    choice.picture.size = pictureSizeOf(parser.value(sizeName()));
    if (choice.picture.size.isEmpty()) {
      order.problem = ExportCommand::tr("a picture’s sides must be %1 to %2 pixels, written like 1280x800")
                          .arg(kLeastPicture)
                          .arg(kLargestPicture);
    }
    choice.animation.side = std::clamp(std::max(choice.picture.size.width(), choice.picture.size.height()),
                                       kLeastAnimation, kLargestAnimation);
  }
  choice.paper = Paper::usual();
  if (parser.isSet(secondsName())) {
    bool isNumber = false;
    const double seconds = parser.value(secondsName()).toDouble(&isNumber);
    choice.animation.centiseconds = qRound(seconds * 100);
    if (!isNumber || seconds * 100 < kFastestTurn || seconds * 100 > kSlowestTurn) {
      order.problem = ExportCommand::tr("each turn of an animated picture must take %1 to %2 seconds")
                          .arg(kFastestTurn / 100.0)
                          .arg(kSlowestTurn / 100.0);
    }
  }
  if (const QString paper = parser.value(paperName()).toLower(); !paper.isEmpty()) {
    choice.paper.size = paper == QLatin1String("letter") ? QPageSize::Letter : QPageSize::A4;
    if (paper != QLatin1String("letter") && paper != QLatin1String("a4")) {
      order.problem = ExportCommand::tr("the paper must be a4 or letter");
    }
  }
  if (parser.isSet(replayName())) {
    choice.what = ExportWhat::TurnPictures;
    return order;
  }
  const std::optional<ExportFormat> format = formatOf(parser.value(exportName()));
  if (!format) {
    order.problem =
        ExportCommand::tr("the name of an exported file must end in .pdf, .svg, .png, .html or .gif");
  }
  choice.format = format.value_or(ExportFormat::Png);
  choice.what = choice.format == ExportFormat::Html  ? ExportWhat::WebPage
                : choice.format == ExportFormat::Gif ? ExportWhat::Animation
                : parser.isSet(emptyName())          ? ExportWhat::EmptyBoard
                                                     : ExportWhat::Position;
  if (const QString reason = whyNoExport(choice.what); order.problem.isEmpty() && !reason.isEmpty()) {
    order.problem = reason;
  }
  return order;
}

QString writeReplay(const QCommandLineParser& parser, const QString& file, const GameCopy& game,
                    const ExportChoice& choice) {
  const QString folder = parser.value(replayName());
  // Doesn't replace existing files, and runs to the end.
  const ExportOutcome outcome = exportTurnPictures(folder, QFileInfo(file).completeBaseName(), game, choice,
                                                   false, [](int, int) { return true; });
  return outcome.inTheWay.isEmpty()
             ? outcome.problem
             : ExportCommand::tr("%1 already exists and was not replaced").arg(outcome.inTheWay.front());
}

}  // namespace

QList<QCommandLineOption> exportOptions() {
  return {{exportName(),
           ExportCommand::tr(
               "Write the position (pdf, svg or png) or the whole game (html or gif) to a file and exit."),
           QStringLiteral("out")},
          {replayName(), ExportCommand::tr("Write a picture for every turn into a folder and exit."),
           QStringLiteral("folder")},
          {emptyName(), ExportCommand::tr("Export the empty board instead of the position.")},
          {plainName(), ExportCommand::tr("Export without coordinates.")},
          {paperName(), ExportCommand::tr("Paper of a PDF: a4 or letter."), QStringLiteral("paper")},
          {secondsName(), ExportCommand::tr("How long a GIF shows each turn, in seconds: 0.1 to 10."),
           QStringLiteral("seconds")}};
}

bool isExport(const QCommandLineParser& parser) {
  return parser.isSet(exportName()) || parser.isSet(replayName());
}

QString runExport(const QCommandLineParser& parser) {
  const QStringList files = parser.positionalArguments();
  if (files.size() != 1) {
    return ExportCommand::tr("an export needs exactly one record");
  }
  const Order order = orderOf(parser);
  if (!order.problem.isEmpty()) {
    return order.problem;
  }
  const OpenedMatch opened = Library::open(files.front());
  if (!opened.match) {
    return QStringLiteral("%1: %2").arg(files.front(), opened.problem);
  }
  const GameCopy game(*opened.match);
  return parser.isSet(replayName()) ? writeReplay(parser, files.front(), game, order.choice)
                                    : exportFile(parser.value(exportName()), game, order.choice);
}

QSize pictureSizeOf(const QString& text) {
  const QStringList sides = text.split(QLatin1Char('x'));
  const auto side = [&sides](qsizetype index) {
    bool isNumber = false;
    const int value = sides.value(index).toInt(&isNumber);
    return isNumber && value >= kLeastPicture && value <= kLargestPicture ? value : 0;
  };
  const QSize size(side(0), side(1));
  return sides.size() == 2 && !size.isEmpty() ? size : QSize();
}

}  // namespace byways::app
