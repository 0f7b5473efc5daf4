// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/board/stone.h"
#include "app/board/svg_board.h"
#include "app/games/byg/byg_painter.h"
#include "app/games/byg/byg_scene.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr auto kCells = "cells";
constexpr auto kPriority = "priority";
constexpr int kSeats = 2;

/// Things are seats: "1" and "2".
class BygArranger final : public Arranger {
  Q_DECLARE_TR_FUNCTIONS(BygArranger)

 public:
  BygArranger(const Match& stage, const Look& look)
      : Arranger(stage, look), grid_(stage.timeline().setup().options.number("size")) {}

  [[nodiscard]] QList<Thing> things() const override;
  void drawThing(QPainter& painter, const QRectF& square, const QString& thing) const override;
  [[nodiscard]] QStringList places() const override;
  [[nodiscard]] QPainterPath shapeOf(const QString& place, const QRectF& area) const override;
  [[nodiscard]] QString placeAt(QPointF point, const QRectF& area) const override;
  void paint(QPainter& painter, const QRectF& area, const Arrangement& now, bool coordinates) const override;

  [[nodiscard]] Arrangement emptied(const Arrangement& now) const override;
  [[nodiscard]] Arrangement tidied(Arrangement now) const override;
  [[nodiscard]] QString thingAt(const Arrangement& now, const QString& place) const override;
  void put(Arrangement& now, const QString& place, const QString& thing) const override;
  void take(Arrangement& now, const QString& place) const override;
  [[nodiscard]] QList<Dial> dials(const Arrangement& now) const override;
  void setDial(Arrangement& now, const QString& dial, int value) const override;

 private:
  [[nodiscard]] QTransform placed(const QRectF& area) const {
    return bygBoard(grid_.side(), look()).placedIn(area);
  }

  hex::Grid grid_;
};

QList<Thing> BygArranger::things() const {
  QList<Thing> all;
  for (Seat seat = 1; seat <= kSeats; ++seat) {
    all.append({QString::number(seat), tr("Stone of %1").arg(stage().name(seat))});
  }
  return all;
}

void BygArranger::drawThing(QPainter& painter, const QRectF& square, const QString& thing) const {
  const Seat seat = thing.toInt();
  constexpr double kPart = 0.42;
  drawStone(painter, square.center(), kPart * square.width(),
            {look().seatColour(stage().colourIndex(seat)), seat == 1 ? StoneMark::Ring : StoneMark::Lozenge,
             look().patterns()});
}

QStringList BygArranger::places() const {
  QStringList names;
  for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
    names.append(QString::fromStdString(grid_.name(cell)));
  }
  return names;
}

QPainterPath BygArranger::shapeOf(const QString& place, const QRectF& area) const {
  const std::optional<hex::Cell> cell = grid_.find(place.toStdString());
  constexpr double kInset = 3;
  constexpr double kRounding = 5;
  return cell ? placed(area).map(hexOutline(grid_, {*cell}, kInset, kRounding)) : QPainterPath();
}

QString BygArranger::placeAt(QPointF point, const QRectF& area) const {
  const auto cell = hexCellAt(grid_, placed(area).inverted().map(point));
  return cell ? QString::fromStdString(grid_.name(*cell)) : QString();
}

void BygArranger::paint(QPainter& painter, const QRectF& area, const Arrangement& now,
                        bool coordinates) const {
  BygScene scene(grid_.side());
  for (const auto& [place, seat] : now.position.at(kCells).items()) {
    if (const std::optional<hex::Cell> cell = grid_.find(place)) {
      scene.stones[static_cast<std::size_t>(*cell)] = seat.get<Seat>();
    }
  }
  scene.colours = {look().seatColour(stage().colourIndex(1)), look().seatColour(stage().colourIndex(2))};
  paintByg(painter, area, scene, look(), coordinates);
}

Arrangement BygArranger::emptied(const Arrangement& now) const {
  Arrangement empty = now;
  empty.position[kCells] = nlohmann::json::object();
  return empty;
}

Arrangement BygArranger::tidied(Arrangement now) const {
  now.position = {{kCells, now.position.at(kCells)}, {kPriority, now.position.value(kPriority, 1)}};
  return now;
}

QString BygArranger::thingAt(const Arrangement& now, const QString& place) const {
  const nlohmann::json& cells = now.position.at(kCells);
  const auto found = cells.find(place.toStdString());
  return found == cells.end() ? QString() : QString::number(found->get<Seat>());
}

void BygArranger::put(Arrangement& now, const QString& place, const QString& thing) const {
  now.position[kCells][place.toStdString()] = thing.toInt();
}

void BygArranger::take(Arrangement& now, const QString& place) const {
  now.position[kCells].erase(place.toStdString());
}

// Who has priority, unless the options say it (BYG-3).
QList<Dial> BygArranger::dials(const Arrangement& now) const {
  QList<Dial> all = Arranger::dials(now);
  if (stage().timeline().setup().options.number(kPriority) == 0) {
    all.append({.id = QString::fromLatin1(kPriority),
                .name = tr("Priority"),
                .least = 1,
                .most = kSeats,
                .value = now.position.at(kPriority).get<int>(),
                .words = {stage().name(1), stage().name(2)}});
  }
  return all;
}

void BygArranger::setDial(Arrangement& now, const QString& dial, int value) const {
  if (dial == QLatin1String(kPriority)) {
    now.position[kPriority] = value;
  } else {
    Arranger::setDial(now, dial, value);
  }
}

}  // namespace

std::unique_ptr<Arranger> makeBygArranger(const Match& stage, const Look& look) {
  return std::make_unique<BygArranger>(stage, look);
}

}  // namespace byways::app
