// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/pass/pass_board.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/pass_games.h"

namespace byways::app::test {

/// A hand at a board of the Over-Pass set: it points, clicks, carries, rolls and walks with real events.
class PassHand {
 public:
  enum class Way { Clicks, Drags, Keys };

  explicit PassHand(Gui& gui) : gui_(gui) {}

  /// Starts a game between Ann, Ben, Cleo and Dan as far as there are so many, Ann first.
  void start(const Game& game, int players, OptionMap more = {});
  /// Puts a game on the table, or one that has come to these entries, as passMatch does.
  void open(const Match& match);
  void open(const Game& game, int players, const OptionMap& options, const QStringList& entries);

  [[nodiscard]] PassBoard& board() const { return static_cast<PassBoard&>(gui_.board()); }

  /// Moves the mouse onto a place.
  void point(const QString& place);
  /// Takes the mouse to where there is no place.
  void pointNowhere();
  void click(const QString& place);
  /// Presses on one place, carries, and lets go on the other.
  void drag(const QString& from, const QString& to);
  void press(const QString& place);
  void carryTo(const QString& place);
  void letGo(const QString& place);
  /// The wheel over the middle of a place; away from the hand enlarges.
  void wheel(const QString& place, int notches);

  /// Presses arrow keys until the cursor is there, by a shortest way.
  void walkTo(const QString& place);
  /// From one place to another and acts on both, in that way.
  void move(const QString& from, const QString& to, Way way);
  /// Rolls the dice: by a click, or by a key.
  void roll(Way way);

 private:
  [[nodiscard]] QPoint middle(const QString& place) const;

  Gui& gui_;
};

}  // namespace byways::app::test
