// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "engine/overpass/insight.h"
#include "tests/gui/pass_hand.h"

namespace byways::app::test {

/// The two ends of a step: "C0" and "E1" for "C0>E1", "J3" and "home" for "J3>home".
[[nodiscard]] std::pair<QString, QString> endsOfMove(const QString& step);
/// The distance of a node from the middle of the board, in units of the board file.
[[nodiscard]] double distanceOf(const QString& node);

/// Plays Over-Pass for three at the table.
class OverPassHand : public PassHand {
 public:
  explicit OverPassHand(Gui& gui) : PassHand(gui), gui_(gui) {}

  /// Opens Ann's first turn, with 12 moves.
  void openRolled();
  /// Opens a turn of Ann's with the roll `one`, `other` and a white piece on an exit.
  void openWithPieceOnExit(int one, int other);

  [[nodiscard]] const overpass::OverPassInsight& insight() const;
  /// The last step of the unfinished turn; empty if there is none.
  [[nodiscard]] QString lastStep() const;
  [[nodiscard]] std::vector<std::string> legal() const { return gui_.timeline().state().legal_steps(); }
  /// A legal step: one that takes a piece home if there is one, else one (not a trade) that moves a piece of
  /// the colour on turn outward, else any.
  [[nodiscard]] static QString goodStep(const State& state, Random& random);
  /// Plays a step, given in notation, with mouse or keys, and answers if the board asks which kind of move it
  /// is.
  void play(const QString& step, Way way);
  /// Plays good steps without the mouse until `isEnough` returns true in the middle of a turn.
  template <class Enough>
  void playOn(Enough isEnough) {
    Random random(3);
    while (gui_.timeline().to_move() != kNobody) {
      if (gui_.match().isRollDue()) {
        gui_.match().roll();
        continue;
      }
      if (isEnough()) {
        return;
      }
      static_cast<void>(gui_.match().play(legal().empty() ? QStringLiteral("end")
                                                          : goodStep(gui_.timeline().state(), random)));
    }
  }

 private:
  Gui& gui_;
};

}  // namespace byways::app::test
