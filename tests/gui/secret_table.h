// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "tests/gui/highway_hand.h"

namespace byways::app::test {

/// A game of three on the table, on A1, A5 and E9, whose submissions are made in secret: by steps, so that
/// two tables differ in nothing but them.
class SecretTable {
 public:
  SecretTable() : hand_(gui) { hand_.start(3); }

  /// From the open table or the curtain to the player's hand, by keys.
  void lift() { hand_.liftCurtain(); }
  /// Lifts the curtain, plays the parts and seals them by key; skips the race if that was the last one.
  void submit(const QString& parts);

  Gui gui;

 private:
  HighwayHand hand_;
};

}  // namespace byways::app::test
