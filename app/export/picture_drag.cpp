// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/picture_drag.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDrag>
#include <QImage>
#include <QMimeData>
#include <QPixmap>
#include <QTemporaryDir>
#include <QUrl>
#include <QWidget>

#include "app/export/board_picture.h"
#include "app/files/save_file.h"
#include "app/look/look.h"
#include "app/print/game_copy.h"

namespace byways::app {

namespace {

constexpr int kDroppedSide = 800;

/// A temporary folder that exists as long as the program runs, because the target of a drag may read the file
/// later.
class DropFolder : public QObject {
 public:
  explicit DropFolder(QObject* parent) : QObject(parent) {}
  [[nodiscard]] QString filePath(const QString& name) const { return folder_.filePath(name); }

 private:
  QTemporaryDir folder_;
};

}  // namespace

std::unique_ptr<QMimeData> boardToDrop(const Match& match, const Look& look) {
  const GameCopy game(match);
  const std::unique_ptr<Match> shown = game.currentMatch();
  if (!shown) {
    return nullptr;
  }
  PictureChoice choice;
  choice.size = QSize(kDroppedSide, kDroppedSide);
  choice.options = look.picture();
  choice.options.coordinates = true;
  const QImage picture = boardOnly(game.face(), *shown, choice);
  QByteArray png;
  QBuffer buffer(&png);
  if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) {
    return nullptr;
  }
  auto data = std::make_unique<QMimeData>();
  data->setImageData(picture);
  data->setData(QStringLiteral("image/png"), png);
  const auto* const folder = new DropFolder(QCoreApplication::instance());
  const QString path = folder->filePath(game.fileName() + QStringLiteral(".png"));
  if (saveFile(path, png).isEmpty()) {
    data->setUrls({QUrl::fromLocalFile(path)});
  }
  return data;
}

void dragBoard(QWidget& from, const Match& match, const Look& look) {
  constexpr int kShown = 132;  // pixels
  std::unique_ptr<QMimeData> data = boardToDrop(match, look);
  if (!data) {
    return;
  }
  const double ratio = from.devicePixelRatioF();
  const auto picture = qvariant_cast<QImage>(data->imageData());
  QPixmap shown = QPixmap::fromImage(picture.scaled((QSizeF(kShown, kShown) * ratio).toSize(),
                                                    Qt::KeepAspectRatio, Qt::SmoothTransformation));
  shown.setDevicePixelRatio(ratio);
  auto* const drag = new QDrag(&from);  // Qt deletes it
  drag->setMimeData(data.release());
  drag->setPixmap(shown);
  drag->setHotSpot(QPoint(kShown / 2, kShown / 2));
  drag->exec(Qt::CopyAction);
}

}  // namespace byways::app
