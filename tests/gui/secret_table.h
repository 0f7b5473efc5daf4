// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "tests/gui/highway_hand.h"

namespace byways::app::test {

/// A game of Hexagonal Highway for three, on the corners A1, A5 and E9. Steps are played without the mouse,
/// so that two tables differ in nothing but secret submissions.
class SecretTable {
 public:
  SecretTable() : hand_(gui) { hand_.start(3); }

  /// Goes on from the open table or the curtain until the player can plan, by keys.
  void lift() { hand_.liftCurtain(); }
  /// Opens the curtain by keys, plays `parts` (separated by spaces), and seals them with the button; skips
  /// the race after the last submission.
  void submit(const QString& parts);

  Gui gui;

 private:
  HighwayHand hand_;
};

}  // namespace byways::app::test
