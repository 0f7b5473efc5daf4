// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/pass/pass_board.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/pass_games.h"

namespace byways::app::test {

/// Plays on a board of the Over-Pass set with real events: points, clicks, drags, rolls and walks.
class PassHand {
 public:
  enum class Way { Clicks, Drags, Keys };

  explicit PassHand(Gui& gui) : gui_(gui) {}

  /// Starts a game between the first `players` of Ann, Ben, Cleo and Dan, with the options `more`; Ann begins
  /// unless they say otherwise.
  void start(const Game& game, int players, OptionMap more = {});
  /// Opens `match`, or a game in which `entries` have been played (passMatch).
  void open(const Match& match);
  void open(const Game& game, int players, const OptionMap& options, const QStringList& entries);

  [[nodiscard]] PassBoard& board() const { return static_cast<PassBoard&>(gui_.board()); }

  /// Moves the mouse onto a place.
  void point(const QString& place);
  /// Moves the mouse to where there is no place.
  void pointNowhere();
  void click(const QString& place);
  /// Drags from one place to the other.
  void drag(const QString& from, const QString& to);
  void press(const QString& place);
  void carryTo(const QString& place);
  void letGo(const QString& place);
  /// Turns the wheel over the middle of a place; away from the user zooms in.
  void wheel(const QString& place, int notches);

  /// Moves the cursor to the place with as few arrow keys as possible.
  void walkTo(const QString& place);
  /// Moves a piece from one place to another by two clicks, by dragging, or by keys.
  void move(const QString& from, const QString& to, Way way);
  /// Rolls the dice by a click or a key.
  void roll(Way way);

 private:
  [[nodiscard]] QPoint middle(const QString& place) const;

  Gui& gui_;
};

}  // namespace byways::app::test
