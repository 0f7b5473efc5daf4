// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

#include "app/match/match.h"
#include "engine/overpass/insight.h"

namespace byways::app {

/// A step of Groups-of-Three as the record has it: a move, and where pieces came in.
struct GroupsMove {
  QString from;
  QString to;
  QStringList broughtIn;

  /// "m1>k1+h0"
  [[nodiscard]] QString step() const;
};

/// Precondition: `step` is one that has been played.
[[nodiscard]] GroupsMove readGroupsMove(const std::string& step);

/// A piece that the last move has earned (GRP-7): the space where it may come in until the next step, and the
/// groups that are complete with it.
struct EarnedPiece {
  QString space;
  QString step;  ///< the last move with the piece, to replace it (Match::replaceStep)
  std::vector<std::array<std::string, 3>> groups;
};

/// The last step of the turn in hand, to which pieces may still be added; nothing if there is none.
[[nodiscard]] std::optional<GroupsMove> lastGroupsMove(const Match& match);
/// The pieces that step has earned but not brought in, at the timeline's cursor.
[[nodiscard]] QList<EarnedPiece> earnedPieces(const Match& match);

}  // namespace byways::app
