// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "tests/gui/highway_hand.h"

namespace byways::app::test {

/// A game of Hexagonal Highway for three, on A1, A5 and E9, played by steps, so that two tables can differ in
/// nothing but secret submissions.
class SecretTable {
 public:
  SecretTable() : hand_(gui) { hand_.start(3); }

  /// From the open table or the curtain to the player's hand, by keys.
  void lift() { hand_.liftCurtain(); }
  /// Opens the curtain, plays the parts and seals them by keys; skips the race after the last submission.
  void submit(const QString& parts);

  Gui gui;

 private:
  HighwayHand hand_;
};

}  // namespace byways::app::test
