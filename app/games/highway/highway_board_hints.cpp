// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of a plan as a hint shows them.
#include <QPainter>

#include "app/games/highway/highway_board.h"
#include "app/games/highway/highway_painter.h"
#include "app/look/look.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

constexpr double kOutline = 0.75;  // opacity

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
  if (!written || written->kind == highway::PartKind::Go) {
    return;
  }
  painter.save();
  painter.setTransform(placed(), true);
  painter.setOpacity(kOutline);
  drawHighwayTile(painter, highwayCentre(QString::fromStdString(written->cell)), kHighwaySign,
                  QLatin1Char(highway::kind_name(written->kind).front()), look().isDark());
  painter.restore();
}

}  // namespace byways::app
