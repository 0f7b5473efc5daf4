// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/games/byg/byg_board.h"
#include "app/games/stones/stone_arranger.h"

namespace byways::app {

namespace {

constexpr auto kPriority = "priority";
constexpr int kSeats = 2;

/// Stones, and who has priority.
class BygArranger final : public StoneArranger {
  Q_DECLARE_TR_FUNCTIONS(BygArranger)

 public:
  using StoneArranger::StoneArranger;

  void paint(QPainter& painter, const QRectF& area, const Arrangement& now) const override {
    paintByg(painter, area, BygScene(sceneOf(now)), look());
  }

  [[nodiscard]] Arrangement tidied(Arrangement now) const override {
    const int priority = now.position.value(kPriority, 1);
    now = StoneArranger::tidied(std::move(now));
    now.position[kPriority] = priority;
    return now;
  }

  // The number for who has priority, unless the options decide that (BYG-3).
  [[nodiscard]] QList<PositionNumber> numbers(const Arrangement& now) const override {
    QList<PositionNumber> all = StoneArranger::numbers(now);
    if (match().timeline().setup().options.number(kPriority) == 0) {
      all.append({.id = QString::fromLatin1(kPriority),
                  .name = tr("Priority"),
                  .least = 1,
                  .most = kSeats,
                  .value = now.position.at(kPriority).get<int>(),
                  .words = {match().name(1), match().name(2)}});
    }
    return all;
  }

  void setNumber(Arrangement& now, const QString& number, int value) const override {
    if (number == QLatin1String(kPriority)) {
      now.position[kPriority] = value;
    } else {
      StoneArranger::setNumber(now, number, value);
    }
  }
};

}  // namespace

std::unique_ptr<Arranger> BygFace::makeArranger(const Match& match, const Look& look) const {
  const StoneScene empty = emptyBoard(match);
  return std::make_unique<BygArranger>(match, look, empty.grid, empty.picture);
}

}  // namespace byways::app
