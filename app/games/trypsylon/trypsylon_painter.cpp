// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "app/board/stone.h"
#include "app/board/svg_board.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kTrayDepth = kTrypsylonCell + 10;
constexpr double kTrayLength = 2 * kTrypsylonCell + 18;
constexpr double kTrayInset = 12;  // the tray covers the shadow of the picture
constexpr double kLandingRadius = 18;

struct Layout {
  QTransform placed;
  QRectF tray;  // board units
};

// The board is centred if the tray still fits beside it, otherwise moved aside as far as needed.
Layout layoutOf(const QRectF& area, const TrypsylonScene& scene) {
  const TrypsylonPlaces places(scene.columns, scene.rows);
  const QRectF picture = scene.frame ? places.picture() : places.cardArea().adjusted(-4, -4, 4, 4);
  const double extra = scene.tray ? kTrayDepth - kTrayInset : 0;
  const double beside = std::min(area.width() / (picture.width() + extra), area.height() / picture.height());
  const double under = std::min(area.width() / picture.width(), area.height() / (picture.height() + extra));
  const bool isBeside = beside >= under;
  const double scale = std::max(isBeside ? beside : under, 1e-6);
  const auto start = [&](double room, double size, bool withTray) {
    const double spare = room - scale * size;
    return withTray ? std::min(spare / 2, spare - scale * extra) : spare / 2;
  };
  Layout layout;
  layout.placed = QTransform::fromTranslate(area.left() + start(area.width(), picture.width(), isBeside),
                                            area.top() + start(area.height(), picture.height(), !isBeside));
  layout.placed.scale(scale, scale);
  layout.placed.translate(-picture.left(), -picture.top());
  if (scene.tray) {
    layout.tray = isBeside
                      ? QRectF(picture.right() - kTrayInset, -kTrayLength / 2, kTrayDepth - 3, kTrayLength)
                      : QRectF(-kTrayLength / 2, picture.bottom() - kTrayInset, kTrayLength, kTrayDepth - 3);
  }
  return layout;
}

const SvgBoard& pictureOf(const TrypsylonScene& scene, const Look& look) {
  return SvgBoard::get(QStringLiteral("trypsylon-%1x%2").arg(scene.columns).arg(scene.rows), look);
}

// A card without the landings in its corners that belong to the frame or to a winning card; those aren't
// faded.
QPainterPath fadingPart(const TrypsylonPlaces& places, const TrypsylonScene& scene, const QString& cell) {
  const QRectF card = places.area(cell);
  QPainterPath part;
  part.addRect(card);
  if (scene.at(cell) == TrypsylonCard::Down || scene.at(cell) == TrypsylonCard::Vacant) {
    return part;
  }
  QPainterPath landings;
  landings.setFillRule(Qt::WindingFill);
  const QRectF inside = places.cardArea().adjusted(1, 1, -1, -1);
  for (const QPointF corner : {card.topLeft(), card.topRight(), card.bottomLeft(), card.bottomRight()}) {
    const auto touches = [&](const QString& lit) {
      return places.area(lit).adjusted(-1, -1, 1, 1).contains(corner);
    };
    const bool wins = std::any_of(scene.lit[0].begin(), scene.lit[0].end(), touches) ||
                      std::any_of(scene.lit[1].begin(), scene.lit[1].end(), touches);
    if (wins || !inside.contains(corner)) {
      landings.addEllipse(corner, kLandingRadius, kLandingRadius);
    }
  }
  return part.subtracted(landings);
}

// Fades the cards that aren't part of the winning pathway.
void veil(QPainter& painter, const TrypsylonScene& scene, const Look& look) {
  const TrypsylonPlaces places(scene.columns, scene.rows);
  const QColor mist =
      faint(look.isDark() ? QColor(0x10, 0x18, 0x1c) : QColor(0xf2, 0xf4, 0xef), look.isDark() ? 0.55 : 0.5);
  for (const QString& cell : places.cells()) {
    if (!scene.lit[0].contains(cell) && !scene.lit[1].contains(cell)) {
      painter.fillPath(fadingPart(places, scene, cell), mist);
    }
  }
}

}  // namespace

QTransform trypsylonPlacement(const QRectF& area, const TrypsylonScene& scene) {
  return layoutOf(area, scene).placed;
}

QList<QRectF> trypsylonNameAreas(const QRectF& area, const TrypsylonScene& scene, const Look& look) {
  return pictureOf(scene, look).namesIn(trypsylonPlacement(area, scene));
}

QRectF trypsylonTray(const QRectF& area, const TrypsylonScene& scene) { return layoutOf(area, scene).tray; }

QPointF trypsylonSlot(const QRectF& tray, int slot) {
  constexpr double kAir = 6;
  const double along = (slot - 0.5) * (kTrypsylonCell + kAir);
  return tray.center() + (tray.height() > tray.width() ? QPointF(0, along) : QPointF(along, 0));
}

void paintTrypsylonPosition(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                            const Look& look) {
  const Layout layout = layoutOf(area, scene);
  const TrypsylonPlaces places(scene.columns, scene.rows);
  TrypsylonCards cards(painter, scene, look);

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (scene.frame) {
    QStringList groups{QStringLiteral("ground"), QStringLiteral("cells"), QStringLiteral("ends")};
    if (look.picture().coordinates) {
      groups.append(QStringLiteral("coordinates"));
    }
    pictureOf(scene, look).paint(painter, layout.placed.mapRect(places.picture()), groups);
  }
  painter.setTransform(layout.placed, true);
  if (!scene.frame) {
    painter.fillRect(places.cardArea(), look.isDark() ? QColor(0x0c, 0x17, 0x1d) : QColor(0x1f, 0x50, 0x64));
  }
  cards.drawVacancies();
  if (scene.frame) {
    cards.drawShoreLines();
  }
  cards.drawResting();
  const bool isWon = !scene.lit[0].isEmpty() || !scene.lit[1].isEmpty();
  if (scene.over && isWon) {
    veil(painter, scene, look);
  } else {
    cards.drawJoints();
  }
  cards.drawLast();
  painter.restore();
}

void paintTrypsylonMarks(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                         const Look& look) {
  const Layout layout = layoutOf(area, scene);
  TrypsylonCards cards(painter, scene, look);
  TrypsylonMarks places(painter, scene, look, layout.tray, layout.placed.m11());
  MarksPainter marks(painter, scene.marks, places, look, layout.placed.m11());

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setTransform(layout.placed, true);
  cards.drawMoving();
  const bool arrives = scene.slide && scene.slide->part < 1;
  if (!arrives) {
    if (!scene.set.isEmpty()) {
      cards.drawJoints();  // on top of the card that is set
    }
    cards.drawLit();
  }
  places.drawEnds();
  marks.paintPossible();
  places.drawSet();
  cards.drawHand(layout.tray);
  cards.drawFloating();
  marks.paintRefusal();
  marks.paintCursor();
  painter.restore();
}

void paintTrypsylon(QPainter& painter, const QRectF& area, const TrypsylonScene& scene, const Look& look) {
  paintTrypsylonPosition(painter, area, scene, look);
  paintTrypsylonMarks(painter, area, scene, look);
}

}  // namespace byways::app
