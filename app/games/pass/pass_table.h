// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <array>

#include "app/games/pass/pass_scene.h"
#include "app/match/match.h"
#include "engine/overpass/colours.h"

namespace byways::app {

/// Whose turn it is, with which colour, and how many pieces of a game of the Over-Pass set are where.
struct PassTable {
  enum class Phase {
    Lot,   ///< who starts is still to be drawn
    Roll,  ///< the dice are still to be rolled
    Play,
    Over
  };

  int players = 2;
  Phase phase = Phase::Lot;
  int colour = overpass::kNoColour;               ///< on turn; kNoColour where none is, and in Mono-Line
  std::array<int, 2> dice{};                      ///< 0 before the roll
  int left = 0;                                   ///< moves of the roll
  std::array<int, overpass::kColours> waiting{};  ///< in the reserves, by colour
  std::array<int, overpass::kColours> onBoard{};  ///< by colour
  QList<int> homes;                               ///< pieces brought home, in seat order

  [[nodiscard]] int sum() const { return dice[0] + dice[1]; }
  [[nodiscard]] int allWaiting() const;
  [[nodiscard]] int waitingOf(int one) const { return waiting.at(static_cast<std::size_t>(one)); }
  [[nodiscard]] int onBoardOf(int one) const { return onBoard.at(static_cast<std::size_t>(one)); }
  /// Of the ten of a colour. Precondition: nobody has left, as in a game of two.
  [[nodiscard]] int homeOf(int one) const { return overpass::kPiecesEach - waitingOf(one) - onBoardOf(one); }
  /// The seat whose colour is on turn; kNobody where none is.
  [[nodiscard]] Seat seat() const;
};

/// At the timeline's cursor. For Over-Pass and Groups-of-Three.
[[nodiscard]] PassTable passTable(const Match& match);

/// The colours of a seat in the order of their turns: two in a game of two, else one.
[[nodiscard]] QList<int> passColours(int players, Seat seat);

/// Of Over-Pass.
[[nodiscard]] PassScene overPassScene(const Match& match);
/// Of Groups-of-Three.
[[nodiscard]] PassScene groupsScene(const Match& match);
/// Of Mono-Line, without tinted lines. A piece that is tried out lies on the board.
[[nodiscard]] PassScene monoScene(const Match& match);
/// Adds the lines that players hold in Mono-Line; none in the strict game, where that is for people to see.
void tintHeldLines(PassScene& scene, const Match& match);

}  // namespace byways::app
