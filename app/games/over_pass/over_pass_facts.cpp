// SPDX-License-Identifier: GPL-3.0-or-later
// What a turn of Over-Pass brings.
#include <QCoreApplication>

#include <algorithm>

#include "app/games/over_pass/over_pass.h"
#include "app/games/pass/pass_facts.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class OverPassFacts {
  Q_DECLARE_TR_FUNCTIONS(OverPassFacts)
};

int onExits(const PassPieces& pieces) {
  const overpass::Board& board = overpass::board();
  return static_cast<int>(std::count_if(
      pieces.places.begin(), pieces.places.end(),
      [&](const std::string& place) { return board.exits().has(board.find_node(place).value()); }));
}

}  // namespace

QStringList OverPassFace::turnFacts(const TurnSpan& turn, const Match& match) const {
  const overpass::Board& board = overpass::board();
  const PassPieces before = passPieces(turn.before, turn.seat, match.players());
  const PassPieces after = passPieces(turn.after, turn.seat, match.players());
  const auto toExit = [&](const PassPieces& pieces) {
    static const overpass::PlaceValues kSteps =
        overpass::steps_to_any(board.exits(), [&](int node) { return board.beside(node); });
    return pieces.sumOf(kSteps, [&](const std::string& id) { return board.find_node(id); });
  };
  const int home = after.home - before.home;
  const int reached = onExits(after) - onExits(before) + home;
  const int nearer = toExit(before) - toExit(after);
  QStringList facts;
  if (home > 0) {
    facts.append(OverPassFacts::tr("brings %n piece(s) home", "what a turn does", home));
  }
  if (reached > 0) {
    facts.append(OverPassFacts::tr("reaches %n exit(s)", "what a turn does", reached));
  }
  if (nearer > 0) {
    facts.append(OverPassFacts::tr("takes %1’s pieces %n step(s) nearer to the exits",
                                   "what a turn does; a player", nearer)
                     .arg(match.name(turn.seat)));
  }
  return facts;
}

}  // namespace byways::app
