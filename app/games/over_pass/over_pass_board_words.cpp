// SPDX-License-Identifier: GPL-3.0-or-later
// How the places of Over-Pass are called, and what can be done there.
#include "app/games/over_pass/over_pass_board.h"
#include "app/games/pass/pass_texts.h"

namespace byways::app {

QString OverPassBoard::kindName(PassMark::Kind kind) {
  switch (kind) {
    case PassMark::Kind::Trade:
      return tr("Trade");
    case PassMark::Kind::Slide:
      return tr("Slide");
    case PassMark::Kind::Exit:
      return tr("Exit");
    default:
      return tr("Over-Pass");
  }
}

QString OverPassBoard::withPrice(const PassMark& mark) {
  return tr("%1 for %n move(s)", "a kind of move, its price", mark.price).arg(kindName(mark.kind));
}

QString OverPassBoard::describe(const QString& place) const {
  if (const std::optional<PassMark> option = optionOf(place)) {
    return withPrice(*option);
  }
  return spots().has(place) ? describeNode(place) : passPileWords(resting(), place);
}

QString OverPassBoard::describeNode(const QString& node) const {
  QStringList parts{node};
  if (node == QLatin1String("O")) {
    parts.append(tr("Center Square"));
  } else if (node.startsWith(QLatin1Char('J'))) {
    parts.append(tr("exit"));
  }
  const auto piece = resting().pieces.constFind(node);
  if (piece == resting().pieces.cend()) {
    parts.append(tr("empty"));
  } else {
    const Seat owner = overpass::owner_of(piece.value(), match().players()) + 1;
    parts.append(
        tr("%1 piece of %2", "a colour, a player").arg(passColourName(piece.value()), match().name(owner)));
  }
  if (node == lifted()) {
    parts.append(tr("in hand"));
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == node) {
      parts.append(withPrice(mark));
    }
  }
  return parts.join(QStringLiteral(", "));
}

QString OverPassBoard::actionOf(const QString& place) const {
  if (place == QLatin1String("dice")) {
    return isRollDue() ? tr("Roll the dice") : QString();
  }
  if (const std::optional<PassMark> option = optionOf(place)) {
    return withPrice(*option);
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == place) {
      return withPrice(mark);
    }
  }
  if (place == lifted() && !place.isEmpty()) {
    return tr("Put the piece back");
  }
  return canLift(place) ? tr("Take the piece up") : QString();
}

}  // namespace byways::app
