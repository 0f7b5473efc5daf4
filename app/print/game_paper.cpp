// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/game_paper.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

#include "app/look/look.h"

namespace byways::app {

bool drawGame(QPagedPaintDevice& device, const GameCopy& game, const PaperChoice& choice) {
  const std::unique_ptr<Match> match = choice.page.empty ? game.matchAtStart() : game.currentMatch();
  if (!match) {
    return false;
  }
  const std::unique_ptr<const Look> look = Look::still(choice.picture.without(&PictureOptions::dark));
  const GamePages pages(game.face(), *match, *look, choice.page, areaOf(device.pageLayout()));
  return drawPages(device, pages.count(),
                   [&pages](QPainter& painter, int page) { pages.draw(painter, page); });
}

QByteArray gamePdf(const GameCopy& game, const PaperChoice& choice) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kPaperResolution);
  const std::string_view title = game.face().game().title();
  writer.setTitle(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
  writer.setCreator(GamePages::tr("Byways"));
  writer.setPageLayout(choice.paper.layout());
  return drawGame(writer, game, choice) ? buffer.data() : QByteArray();
}

PageImage gamePageImage(const GameCopy& game, const PaperChoice& choice, int page, const QSize& pixels) {
  const std::unique_ptr<Match> match = choice.page.empty ? game.matchAtStart() : game.currentMatch();
  if (!match) {
    return {};
  }
  const QPageLayout layout = choice.paper.layout();
  const QRectF sheet = sheetOf(layout);
  const double scale = std::min(pixels.width() / sheet.width(), pixels.height() / sheet.height());
  const std::unique_ptr<const Look> look = Look::still(choice.picture.without(&PictureOptions::dark));
  const GamePages pages(game.face(), *match, *look, choice.page, areaOf(layout));
  QImage image((sheet.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.scale(scale, scale);
  pages.draw(painter, std::clamp(page, 0, pages.count() - 1));
  painter.end();
  return {image, pages.count()};
}

}  // namespace byways::app
