// SPDX-License-Identifier: GPL-3.0-or-later
// What a turn of Groups-of-Three brings.
#include <QCoreApplication>

#include "app/games/common_words.h"
#include "app/games/groups_of_three/groups.h"
#include "app/games/groups_of_three/groups_board.h"
#include "app/games/pass/pass_facts.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class GroupsFacts {
  Q_DECLARE_TR_FUNCTIONS(GroupsFacts)
};

// The spaces where pieces could come in during a turn but don't.
QStringList spacesPassedOver(const TurnSpan& turn) {
  QStringList spaces;
  const std::unique_ptr<State> state = turn.before.clone();
  for (const std::string& step : turn.steps) {
    if (const std::optional<GroupsMove> move = readGroupsMove(step)) {
      for (const EarnedPiece& piece : earnedPieces(*state, *move)) {
        spaces.append(piece.space);
      }
    }
    state->play(step);
  }
  spaces.removeDuplicates();
  return spaces;
}

}  // namespace

QStringList GroupsFace::turnFacts(const TurnSpan& turn, const Match& match) const {
  const overpass::Board& board = overpass::board();
  const PassPieces before = passPieces(turn.before, turn.seat, match.players());
  const PassPieces after = passPieces(turn.after, turn.seat, match.players());
  const auto toGoal = [&](const PassPieces& pieces) {
    static const overpass::PlaceValues kSteps = [&] {
      overpass::SpaceSet goal;
      goal.add(board.goal());
      return overpass::steps_to_any(goal, [&](int space) { return board.adjoining(space); });
    }();
    return pieces.sumOf(kSteps, [&](const std::string& id) { return board.find_space(id); });
  };
  const int home = after.home - before.home;
  const int broughtIn = before.reserve - after.reserve;
  const int nearer = toGoal(before) - toGoal(after);
  QStringList facts;
  if (home > 0) {
    facts.append(GroupsFacts::tr("brings %n piece(s) home", "what a turn does", home));
  }
  if (broughtIn > 0) {
    facts.append(GroupsFacts::tr("brings in %n piece(s) from the reserve", "what a turn does", broughtIn));
  }
  // Computers leave out a piece if it would be far from the centre.
  if (const QStringList spaces = spacesPassedOver(turn); !spaces.isEmpty()) {
    facts.append(GroupsFacts::tr("keeps %n piece(s) for a space nearer to the centre than %1",
                                 "what a turn does; spaces", static_cast<int>(spaces.size()))
                     .arg(listText(spaces)));
  }
  // Says nothing if pieces came in, because they would count as steps back.
  if (broughtIn == 0 && nearer > 0) {
    facts.append(GroupsFacts::tr("takes %1’s pieces %n step(s) nearer to the centre",
                                 "what a turn does; a player", nearer)
                     .arg(match.name(turn.seat)));
  }
  return facts;
}

}  // namespace byways::app
