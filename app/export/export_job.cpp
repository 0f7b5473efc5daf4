// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_job.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

#include "app/files/save_file.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class Export {
  Q_DECLARE_TR_FUNCTIONS(Export)
};

QString cantBeDrawn() { return Export::tr("The picture can’t be drawn."); }

QByteArray pngOf(const QImage& image) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  return image.save(&buffer, "PNG") ? buffer.data() : QByteArray();
}

QString pictureName(const QString& name, std::size_t number) {
  return name + QStringLiteral("-%1.png").arg(number, 4, 10, QLatin1Char('0'));
}

QByteArray bytesOf(const GameCopy& game, const ExportChoice& choice,
                   const std::function<bool(int, int)>& goOn) {
  if (choice.what == ExportWhat::WebPage) {
    return gameWebPage(game, choice.asWebPage(), goOn);
  }
  if (choice.format == ExportFormat::Pdf) {
    return gamePdf(game, choice.onPaper());
  }
  if (choice.what == ExportWhat::Animation) {
    return canAnimate() ? gameAnimation(game, choice.picture, choice.animation, goOn) : QByteArray();
  }
  const std::unique_ptr<Match> match =
      choice.what == ExportWhat::EmptyBoard ? game.matchAtStart() : game.currentMatch();
  if (!match) {
    return {};
  }
  return choice.format == ExportFormat::Svg ? boardSvg(game.face(), *match, choice.picture)
                                            : pngOf(boardImage(game.face(), *match, choice.picture));
}

// The files of ExportWhat::TurnPictures, in one folder.
class Pictures {
 public:
  Pictures(const QString& folder, QString name, std::size_t count)
      : folder_(folder), name_(std::move(name)), count_(count) {}

  [[nodiscard]] QStringList existing() const {
    QStringList found;
    for (std::size_t i = 0; i < count_; ++i) {
      const QString name = pictureName(name_, i);
      if (QFile::exists(folder_.filePath(name))) {
        found.append(name);
      }
    }
    return found;
  }
  [[nodiscard]] QString write(const QByteArray& png) {
    if (png.isEmpty()) {
      return cantBeDrawn();
    }
    const QString path = folder_.filePath(pictureName(name_, static_cast<std::size_t>(written_.size())));
    QString problem = saveFile(path, png);
    if (problem.isEmpty()) {
      written_.append(path);
    }
    return problem;
  }
  void removeWritten() {
    for (const QString& path : written_) {
      QFile::remove(path);
    }
    written_.clear();
  }
  [[nodiscard]] int written() const { return static_cast<int>(written_.size()); }

 private:
  QDir folder_;
  QString name_;
  std::size_t count_;
  QStringList written_;
};

}  // namespace

PaperChoice ExportChoice::onPaper() const {
  return {paper, {what == ExportWhat::EmptyBoard, turns, notation}, picture.options};
}

WebPageChoice ExportChoice::asWebPage() const { return {picture.options, notation}; }

ExportFormat formatFor(ExportWhat what, ExportFormat wanted) {
  switch (what) {
    case ExportWhat::TurnPictures:
      return ExportFormat::Png;
    case ExportWhat::WebPage:
      return ExportFormat::Html;
    case ExportWhat::Animation:
      return ExportFormat::Gif;
    case ExportWhat::Position:
    case ExportWhat::EmptyBoard:
      break;
  }
  return wanted == ExportFormat::Html || wanted == ExportFormat::Gif ? ExportFormat::Png : wanted;
}

QString whyNoExport(ExportWhat what) {
  return what == ExportWhat::Animation && !canAnimate()
             ? Export::tr("This program was built without giflib, which animated pictures need.")
             : QString();
}

QString suffixOf(ExportFormat format) {
  switch (format) {
    case ExportFormat::Pdf:
      return QStringLiteral("pdf");
    case ExportFormat::Svg:
      return QStringLiteral("svg");
    case ExportFormat::Html:
      return QStringLiteral("html");
    case ExportFormat::Gif:
      return QStringLiteral("gif");
    case ExportFormat::Png:
      break;
  }
  return QStringLiteral("png");
}

QImage exportPreview(const GameCopy& game, const ExportChoice& choice, const QSize& pixels) {
  if (choice.format == ExportFormat::Pdf) {
    return gamePageImage(game, choice.onPaper(), 0, pixels).image;
  }
  const std::unique_ptr<Match> match =
      choice.what == ExportWhat::EmptyBoard ? game.matchAtStart() : game.currentMatch();
  if (!match) {
    return {};
  }
  PictureChoice small = choice.picture;
  const bool isDrawing = choice.format == ExportFormat::Svg || choice.format == ExportFormat::Html;
  small.size =
      isDrawing ? pixels : choice.picture.size.scaled(pixels, Qt::KeepAspectRatio).expandedTo({1, 1});
  return boardImage(game.face(), *match, small);
}

QString exportFile(const QString& path, const GameCopy& game, const ExportChoice& choice) {
  return exportFile(path, game, choice, [](int, int) { return true; }).problem;
}

ExportOutcome exportFile(const QString& path, const GameCopy& game, const ExportChoice& choice,
                         const std::function<bool(int, int)>& goOn) {
  bool isStopped = false;
  const QByteArray bytes = bytesOf(game, choice, [&](int done, int all) {
    isStopped = !goOn(done, all);
    return !isStopped;
  });
  if (isStopped) {
    return {};
  }
  QString problem = bytes.isEmpty() ? cantBeDrawn() : saveFile(path, bytes);
  const int written = problem.isEmpty() ? 1 : 0;
  return {.problem = std::move(problem), .written = written};
}

ExportOutcome exportTurnPictures(const QString& folder, const QString& name, const GameCopy& game,
                                 const ExportChoice& choice, bool replace,
                                 const std::function<bool(int, int)>& goOn) {
  if (!QDir(folder).exists()) {
    return {.problem = Export::tr("There is no folder “%1”.").arg(QDir::toNativeSeparators(folder))};
  }
  const std::unique_ptr<Match> match = game.currentMatch();
  if (!match) {
    return {.problem = cantBeDrawn()};
  }
  const std::vector<std::size_t> stops = replayStops(game.face(), *match);
  Pictures pictures(folder, name, stops.size());
  if (QStringList existing = pictures.existing(); !existing.isEmpty() && !replace) {
    return {.inTheWay = std::move(existing)};
  }
  for (const std::size_t stop : stops) {
    if (!goOn(pictures.written(), static_cast<int>(stops.size()))) {
      pictures.removeWritten();
      return {};
    }
    match->goTo(stop);
    if (QString problem = pictures.write(pngOf(boardImage(game.face(), *match, choice.picture)));
        !problem.isEmpty()) {
      pictures.removeWritten();
      return {.problem = std::move(problem)};
    }
  }
  return {.written = pictures.written()};
}

}  // namespace byways::app
