// SPDX-License-Identifier: GPL-3.0-or-later
// How the places of Groups-of-Three are called, and what can be done there.
#include <algorithm>

#include "app/games/groups_of_three/groups_board.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/colours.h"

namespace byways::app {

QString GroupsBoard::describe(const QString& place) const {
  return spots().has(place) ? describeSpace(place) : passPileWords(resting(), place);
}

QStringList GroupsBoard::letIn(const QString& space) const {
  QStringList spaces;
  if (!lifted().isEmpty()) {
    for (const overpass::BringIn& bringIn :
         insight().bring_ins(lifted().toStdString(), space.toStdString())) {
      spaces.append(QString::fromStdString(bringIn.space));
    }
  }
  return spaces;
}

QString GroupsBoard::describeSpace(const QString& space) const {
  QStringList parts{space};
  if (isGoal(space)) {
    parts.append(tr("Center Square, where pieces go home"));
  } else if (isTransit(space)) {
    parts.append(tr("in transit"));
  }
  const auto piece = resting().pieces.constFind(space);
  if (piece != resting().pieces.cend()) {
    const Seat owner = overpass::owner_of(piece.value(), match().players()) + 1;
    parts.append(
        tr("%1 piece of %2", "a colour, a player").arg(passColourName(piece.value()), match().name(owner)));
  } else {
    parts.append(tr("empty"));
  }
  if (space == lifted()) {
    parts.append(tr("in hand"));
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == space) {
      parts.append(mark.kind == PassMark::Kind::BringIn ? tr("a piece may come in")
                                                        : tr("the piece in hand may go here"));
      const bool isMove = mark.kind != PassMark::Kind::BringIn;
      if (const QStringList spaces = isMove ? letIn(space) : QStringList(); !spaces.isEmpty()) {
        parts.append(tr("then pieces may come in on %1", "spaces").arg(passListText(spaces)));
      }
    }
  }
  return parts.join(QStringLiteral(", "));
}

QString GroupsBoard::actionOf(const QString& place) const {
  if (place == QLatin1String("dice")) {
    return isRollDue() ? tr("Roll the dice") : QString();
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == place) {
      switch (mark.kind) {
        case PassMark::Kind::BringIn:
          return tr("Bring a piece in");
        case PassMark::Kind::BearOff:
          return tr("Bring the piece home");
        default:
          return tr("Move here");
      }
    }
  }
  if (place == lifted() && !place.isEmpty()) {
    return tr("Put the piece back");
  }
  return canLift(place) ? tr("Take the piece up") : QString();
}

}  // namespace byways::app
