// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of a plan as a hint shows them.
#include <QPainter>
#include <QPainterPath>

#include "app/board/hex_shapes.h"
#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_painter.h"
#include "app/look/look.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

constexpr double kOutline = 0.75;  // opacity

// An arrow from a traveller into the cell beside it: between their rings there is no room for one.
void drawWay(QPainter& painter, QPointF from, QPointF way, const Look& look) {
  constexpr double kBegin = 1.3 * kHighwayTraveller;
  constexpr double kEnd = 2 * kHexApothem;
  constexpr double kBarb = 11;
  const QPointF across(-way.y(), way.x());
  const QPointF tip = from + kEnd * way;
  QPainterPath arrow(from + kBegin * way);
  arrow.lineTo(tip);
  arrow.moveTo(tip - kBarb * way + 0.7 * kBarb * across);
  arrow.lineTo(tip);
  arrow.lineTo(tip - kBarb * way - 0.7 * kBarb * across);
  const QColor edge = look.isDark() ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 235);
  painter.strokePath(arrow, QPen(edge, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.strokePath(arrow, QPen(look.colours().accent, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

}  // namespace

// A tile is about the cell that it goes to. A way leads from one's traveller to the cell beside it, or to the
// arrow in the tray where there is none.
QStringList HighwayBoard::placesOf(const QString& step) const {
  const std::optional<highway::WrittenStep> written = highway::read_step(step.toStdString());
  if (!written) {
    return {};
  }
  if (written->kind != highway::PartKind::Go) {
    return {QString::fromStdString(written->cell)};
  }
  const std::optional<hex::Cell> own = cellOf(ownCell());
  if (!own || written->direction == highway::kStay) {
    return {step};
  }
  const auto next = grid().neighbour(*own, static_cast<hex::Direction>(written->direction));
  return next ? QStringList{nameOf(*own), nameOf(*next)} : QStringList{step};
}

void HighwayBoard::paintHintedStep(QPainter& painter, const QString& step) const {
  const std::optional<highway::WrittenStep> written = highway::read_step(step.toStdString());
  if (!written) {
    return;
  }
  painter.save();
  painter.setTransform(placed(), true);
  if (written->kind != highway::PartKind::Go) {
    painter.setOpacity(kOutline);
    drawHighwayTile(painter, highwayCentre(QString::fromStdString(written->cell)), kHighwaySign,
                    QLatin1Char(highway::kind_name(written->kind).front()), look().isDark());
  } else if (placesOf(step).size() > 1) {
    drawWay(painter, highwayCentre(ownCell()), highwayWay(written->direction), look());
  }
  painter.restore();
}

}  // namespace byways::app
