// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/board_facing.h"

#include <QStringList>

namespace byways::app {

namespace {

constexpr QLatin1String kMirrored("mirrored");
constexpr QLatin1String kFollows("follows");

}  // namespace

BoardFacing BoardFacing::turnedBy(int more) const {
  BoardFacing turned = *this;
  if (ways > 0) {
    turned.steps = ((steps + more) % ways + ways) % ways;
  }
  return turned;
}

QString BoardFacing::text() const {
  QStringList words{QStringLiteral("%1/%2").arg(steps).arg(ways)};
  if (mirrored) {
    words.append(kMirrored);
  }
  if (follows) {
    words.append(kFollows);
  }
  return words.join(QLatin1Char(' '));
}

BoardFacing BoardFacing::fromText(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '));
  BoardFacing facing{.ways = words.front().section(QLatin1Char('/'), 1).toInt(),
                     .steps = 0,
                     .mirrored = words.contains(kMirrored),
                     .follows = words.contains(kFollows)};
  if (facing.ways != 6 && facing.ways != 4) {
    return {};
  }
  return facing.turnedBy(words.front().section(QLatin1Char('/'), 0, 0).toInt());
}

}  // namespace byways::app
