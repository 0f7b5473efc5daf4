// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for pass_painter.cpp, which is still to come.
#include <QPainter>

#include <array>

#include "app/games/overpass/pass_painter.h"
#include "app/games/overpass/pass_places.h"

namespace byways::app {

QColor passPieceColour(int colour) {
  constexpr std::array<QRgb, 4> kColours{0xfff2e6cf, 0xff2a2624, 0xffa63d2b, 0xff2f5d8c};
  return QColor::fromRgb(colour < 0 ? 0xffc9a46a : kColours.at(static_cast<std::size_t>(colour)));
}

void drawPassPiece(QPainter& painter, QPointF centre, double radius, int colour, bool /*strong*/) {
  painter.setPen(QPen(Qt::gray, 1));
  painter.setBrush(passPieceColour(colour));
  painter.drawEllipse(centre, radius, radius);
}

void paintPass(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& /*look*/,
               bool /*coordinates*/) {
  painter.save();
  painter.translate(area.center());
  const double scale = qMin(area.width(), area.height()) / PassPlaces::picture().width();
  painter.scale(scale, scale);
  for (auto piece = scene.pieces.begin(); piece != scene.pieces.end(); ++piece) {
    drawPassPiece(painter, PassPlaces::of(scene.on).centre(piece.key()), kPassPiece, piece.value(), false);
  }
  painter.restore();
}

}  // namespace byways::app
