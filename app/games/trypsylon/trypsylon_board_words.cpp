// SPDX-License-Identifier: GPL-3.0-or-later
// What TRYPSYLON's board says of its places.
#include <algorithm>

#include "app/games/trypsylon/trypsylon_board.h"

namespace byways::app {

namespace {

using trypsylon::Corner;
using trypsylon::Side;

}  // namespace

QString TrypsylonBoard::actionOf(const QString& place) const {
  if (mover() < 1) {
    return {};
  }
  if (place == kHand) {
    return hand() > 0 ? tr("Turn the card") : QString();
  }
  if (isBound()) {
    return place == set_ ? tr("Push the card in") : QString();
  }
  if (isLiftedFrom(place)) {
    return touchMoves() ? QString() : tr("Put the card back");
  }
  if (takeable_.contains(place)) {
    return tr("Take the card");
  }
  if (ends_.contains(place)) {
    return place == set_ ? tr("Push the card in") : tr("Set the card against the row");
  }
  return {};
}

QString TrypsylonBoard::describe(const QString& place) const {
  if (place == kHand) {
    return describeHand();
  }
  if (TrypsylonPlaces::isEnd(place)) {
    return describeEnd(place);
  }
  return places_.area(place).isNull() ? QString() : describeCell(place);
}

QString TrypsylonBoard::describeHand() const {
  if (hand() == 0) {
    return tr("Hand, empty");
  }
  const QString cards = tr("Hand, %n card(s)", nullptr, hand());
  switch (corner_) {
    case Corner::NorthWest:
      return tr("%1, next with its corner north-west").arg(cards);
    case Corner::NorthEast:
      return tr("%1, next with its corner north-east").arg(cards);
    case Corner::SouthEast:
      return tr("%1, next with its corner south-east").arg(cards);
    case Corner::SouthWest:
      break;
  }
  return tr("%1, next with its corner south-west").arg(cards);
}

// "c3, from the north-west corner to east and south, joined to the west side, inserted last"
QString TrypsylonBoard::describeCell(const QString& cell) const {
  QStringList parts;
  switch (scene_.at(cell)) {
    case TrypsylonCard::Vacant:
      parts.append(tr("%1, vacant").arg(cell));
      break;
    case TrypsylonCard::Down:
      parts.append(tr("%1, face down").arg(cell));
      break;
    case TrypsylonCard::Nw:
      parts.append(tr("%1, way from the north-west corner to east and south").arg(cell));
      break;
    case TrypsylonCard::Ne:
      parts.append(tr("%1, way from the north-east corner to west and south").arg(cell));
      break;
    case TrypsylonCard::Se:
      parts.append(tr("%1, way from the south-east corner to west and north").arg(cell));
      break;
    case TrypsylonCard::Sw:
      parts.append(tr("%1, way from the south-west corner to east and north").arg(cell));
      break;
  }
  const auto isJoined = [&](Side side) {
    return scene_.joined[static_cast<std::size_t>(side)].contains(cell);
  };
  if (isJoined(Side::West)) {
    parts.append(tr("joined to the west side"));
  }
  if (isJoined(Side::East)) {
    parts.append(tr("joined to the east side"));
  }
  if (isJoined(Side::North)) {
    parts.append(tr("joined to the north side"));
  }
  if (isJoined(Side::South)) {
    parts.append(tr("joined to the south side"));
  }
  for (const trypsylon::Joint& joint : scene_.joints) {
    const auto& arms = joint.arms;
    if (joint.is_broken() && std::find(arms.begin(), arms.end(), cell.toStdString()) != arms.end()) {
      QStringList missing;
      for (const std::string& name : joint.missing) {
        missing.append(QString::fromStdString(name));
      }
      parts.append(tr("its corner lacks %1").arg(missing.join(QLatin1Char(' '))));
    }
  }
  if (cell == scene_.last) {
    parts.append(tr("inserted last"));
  }
  if (takeable_.contains(cell) && !isBound()) {
    parts.append(tr("may be taken"));
  }
  return parts.join(QStringLiteral(", "));
}

QString TrypsylonBoard::describeEnd(const QString& end) const {
  const QString line = end.mid(1);
  QString name;
  switch (TrypsylonPlaces::sideOf(end)) {
    case Side::North:
      name = tr("North end of column %1").arg(line);
      break;
    case Side::East:
      name = tr("East end of row %1").arg(line);
      break;
    case Side::South:
      name = tr("South end of column %1").arg(line);
      break;
    case Side::West:
      name = tr("West end of row %1").arg(line);
      break;
  }
  if (end == set_) {
    return tr("%1, the card is set here. Enter pushes it in").arg(name);
  }
  if (hand() == 0 || isBound()) {
    return name;
  }
  return ends_.contains(end) ? tr("%1, open").arg(name) : tr("%1, closed").arg(name);
}

}  // namespace byways::app
