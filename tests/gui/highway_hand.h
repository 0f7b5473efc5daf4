// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/highway/highway_board.h"
#include "engine/highway/insight.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

/// Plays Hexagonal Highway at the table: drags tiles, points directions, passes the screen on.
class HighwayHand {
 public:
  explicit HighwayHand(Gui& gui) : gui_(gui) {}

  /// Opens a game for `players` with the corners "A1 A5 E9 I5 I1 E1" in seat order, in which the submissions
  /// `turns` have been played. They are written as in records: "1: A2=L e".
  void start(int players, const QStringList& turns = {});

  [[nodiscard]] HighwayBoard& board() { return static_cast<HighwayBoard&>(gui_.board()); }
  [[nodiscard]] const highway::Insight& insight() { return *highway::insight_into(gui_.match().state()); }

  /// Begins the round if the table is open, and opens the curtain with Space.
  void liftCurtain();
  /// Drags a tile from one place of the board or tray to another.
  void drag(const QString& from, const QString& to);
  void drag(const QString& from, QPoint to);
  void click(const QString& place);
  /// Makes a submission by mouse: drags tiles, and clicks the direction in the tray.
  void submit(const QString& turn);
  /// Makes a submission by keys alone.
  void submitByKeys(const QString& turn);
  /// Clicks the button that seals the submission.
  void seal();
  /// Skips the race if one is shown.
  void skipRace();

 private:
  Gui& gui_;
};

}  // namespace byways::app::test
