// SPDX-License-Identifier: GPL-3.0-or-later
// What moves on the Over-Pass board.
#include "app/games/overpass/pass_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kMoveMilliseconds = 240;
constexpr int kLongMilliseconds = 290;

// Homes are of colours on the board, and of players in the engine.
QString placeOf(const std::string& id, const std::string& piece) {
  const QString place = QString::fromStdString(id);
  return place.startsWith(QLatin1String("home:")) ? QStringLiteral("home:") + QString::fromStdString(piece)
                                                  : place;
}

}  // namespace

// Legs of one piece that follow each other are one way. A piece that the hand has carried is there already.
void PassBoard::startMotions(const Transition& transition) {
  scene_.moving.clear();
  if (!look().animations() || !isVisible()) {
    return;
  }
  qsizetype longest = 0;
  for (const Change& change : transition) {
    if (change.kind != Change::Kind::Moved) {
      continue;
    }
    const QString from = placeOf(change.from, change.piece);
    const QString to = placeOf(change.to, change.piece);
    const int colour = passColourOf(QString::fromStdString(change.piece));
    const auto goesOn = [&](const PassMotion& motion) {
      return motion.colour == colour && motion.way.back() == from;
    };
    if (!scene_.moving.isEmpty() && goesOn(scene_.moving.back())) {
      scene_.moving.back().way.append(to);
    } else {
      scene_.moving.append({.colour = colour, .way = {from, to}, .part = 0});
    }
    longest = std::max(longest, scene_.moving.back().way.size());
  }
  scene_.moving.removeIf([this](const PassMotion& motion) { return motion.way.back() == droppedOn_; });
  if (scene_.moving.isEmpty()) {
    return;
  }
  forgetResting();
  moving_.start(longest > 2 ? kLongMilliseconds : kMoveMilliseconds);
}

void PassBoard::shakeRefused() { shaking_.start(Motion::kShakeMilliseconds); }

}  // namespace byways::app
