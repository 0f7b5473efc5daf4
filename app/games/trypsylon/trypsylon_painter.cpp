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
constexpr double kTrayInset = 12;  // the tray may cover the shadow at the edge of the picture
constexpr double kLandingRadius = 18;
constexpr double kQuarter = 90;  // degrees

struct Layout {
  QTransform placed;
  QTransform upright;  // like `placed`, for what isn't turned with the board
  double scale = 1;
  QRectF tray;  // board units, upright
};

// The board is centred if the tray still fits beside it, otherwise moved aside as far as needed.
Layout layoutOf(const QRectF& area, const TrypsylonScene& scene) {
  const TrypsylonSurface places(scene.columns, scene.rows);
  const QTransform turned = QTransform().rotate(kQuarter * scene.facing.steps);
  const QRectF picture =
      turned.mapRect(scene.frame ? places.picture() : places.cardArea().adjusted(-4, -4, 4, 4));
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
  layout.scale = scale;
  layout.upright = QTransform::fromTranslate(area.left() + start(area.width(), picture.width(), isBeside),
                                             area.top() + start(area.height(), picture.height(), !isBeside));
  layout.upright.scale(scale, scale);
  layout.upright.translate(-picture.left(), -picture.top());
  layout.placed = turned * layout.upright;
  if (scene.tray) {
    layout.tray = isBeside
                      ? QRectF(picture.right() - kTrayInset, -kTrayLength / 2, kTrayDepth - 3, kTrayLength)
                      : QRectF(-kTrayLength / 2, picture.bottom() - kTrayInset, kTrayLength, kTrayDepth - 3);
  }
  return layout;
}

const SvgBoard& pictureOf(const TrypsylonScene& scene, const Look& look) {
  return SvgBoard::get(QStringLiteral("trypsylon-%1x%2").arg(scene.columns).arg(scene.rows), look,
                       scene.facing);
}

// The part of a card that is faded: all but the landings in its corners that belong to the frame or to a
// winning card.
QPainterPath fadingPart(const TrypsylonSurface& places, const TrypsylonScene& scene, const QString& cell) {
  const QRectF card = places.areaOf(cell);
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
      return places.areaOf(lit).adjusted(-1, -1, 1, 1).contains(corner);
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
  const TrypsylonSurface places(scene.columns, scene.rows);
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

double trypsylonScale(const QRectF& area, const TrypsylonScene& scene) { return layoutOf(area, scene).scale; }

QList<QRectF> trypsylonNameAreas(const QRectF& area, const TrypsylonScene& scene, const Look& look) {
  return pictureOf(scene, look).namesIn(trypsylonPlacement(area, scene));
}

QRectF trypsylonTray(const QRectF& area, const TrypsylonScene& scene) {
  const Layout layout = layoutOf(area, scene);
  return (layout.upright * layout.placed.inverted()).mapRect(layout.tray);
}

QPointF trypsylonSlot(const QRectF& tray, int slot) {
  constexpr double kSlot = 0.487;  // part of the tray's length that a card with its margin takes
  const double along = (slot - 0.5) * kSlot * std::max(tray.width(), tray.height());
  return tray.center() + (tray.height() > tray.width() ? QPointF(0, along) : QPointF(along, 0));
}

void paintTrypsylonPosition(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                            const Look& look) {
  const Layout layout = layoutOf(area, scene);
  const TrypsylonSurface places(scene.columns, scene.rows);
  TrypsylonCards cards(painter, scene, look);

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (scene.frame) {
    QStringList groups{QStringLiteral("ground"), QStringLiteral("cells"), QStringLiteral("ends")};
    if (look.picture().coordinates) {
      groups.append(QStringLiteral("coordinates"));
    }
    if (scene.facing.steps == 0) {
      pictureOf(scene, look).paint(painter, layout.placed.mapRect(places.picture()), groups);
    } else {
      painter.save();
      painter.setTransform(layout.placed, true);
      pictureOf(scene, look).paint(painter, places.picture(), groups);
      painter.restore();
    }
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
  const QTransform toUpright = layout.upright * layout.placed.inverted();  // for the cards in hand
  TrypsylonMarks places(painter, scene, look, toUpright.mapRect(layout.tray), layout.scale);
  MarksPainter marks(painter, scene.marks, places, look, layout.scale);

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
  painter.save();
  painter.setTransform(toUpright, true);
  cards.drawHand(layout.tray);
  painter.restore();
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
