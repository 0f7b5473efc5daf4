// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/facing.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

#include "app/look/look.h"
#include "app/match/match.h"

namespace byways::app {

namespace {

// The seat that looks at the board: whoever has the turn or is about to roll for it, or else whoever played
// last. If that is a computer, the nearest person seated before it looks at the board.
Seat viewerOf(const Match& match) {
  Seat seat = match.onTurn();
  if (seat < 1) {
    const Timeline& timeline = match.timeline();
    const Entries entries = timeline.entries_until(timeline.cursor());
    seat = entries.empty() ? 1 : std::max<Seat>(1, entries.back().seat);
  }
  for (int tried = 0; tried < match.players() && match.level(seat) > 0; ++tried) {
    seat = seat > 1 ? seat - 1 : match.players();
  }
  return seat;
}

}  // namespace

BoardFacing facingOf(const Match& match, const Look& look) {
  const QMap<QString, BoardFacing>& facings = look.picture().facings;
  if (facings.isEmpty() || match.isGuided()) {
    return {};
  }
  const BoardFacing facing = facings.value(QString::fromStdString(std::string(match.game().id())));
  if (!facing.follows) {
    return facing;
  }
  // Turning the board to the left brings the seat on its left to the bottom.
  const double side = match.game().place_at_table(viewerOf(match), match.players());
  return facing.turnedBy(-static_cast<int>(std::lround(side * facing.ways)));
}

hex::Facing hexFacing(const BoardFacing& facing) {
  return facing.ways == hex::kDirections ? hex::Facing{facing.steps, facing.mirrored} : hex::Facing{};
}

hex::Facing hexFacing(const Match& match, const Look& look) { return hexFacing(facingOf(match, look)); }

BoardFacing boardFacing(hex::Facing facing) {
  return {.ways = hex::kDirections, .steps = facing.sixths, .mirrored = facing.mirrored, .follows = false};
}

QPointF facedPoint(QPointF point, const BoardFacing& facing) {
  constexpr double kWhole = 360;
  const double turned = facing.ways > 0 ? kWhole / facing.ways * facing.steps : 0;
  return QTransform().rotate(turned).scale(facing.mirrored ? -1 : 1, 1).map(point);
}

}  // namespace byways::app
