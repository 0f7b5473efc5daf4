// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "app/games/trypsylon/trypsylon_board.h"
#include "engine/core/random.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

/// A hand at the table of TRYPSYLON: it lifts, turns and pushes with real events.
class TrypsylonHand {
 public:
  enum class Way { Clicks, Drags, Keys };

  explicit TrypsylonHand(Gui& gui) : gui_(gui) {}

  /// Starts a game of Ann, who joins west and east, and Ben; Ann begins unless `more` says otherwise.
  void start(OptionMap more = {});

  [[nodiscard]] TrypsylonBoard& board() const { return static_cast<TrypsylonBoard&>(gui_.board()); }
  [[nodiscard]] const trypsylon::Insight& insight() const;

  void click(const QString& place, Qt::MouseButton button = Qt::LeftButton);
  void wheel(int notches);
  /// Presses on one place and lets go on another; or the same in parts.
  void drag(const QString& from, const QString& to);
  void press(const QString& place);
  void carryTo(const QString& place);
  void letGo(const QString& place);
  /// Turns the card in hand by the wheel, or R, until it has that corner.
  void turnTo(const QString& corner, Way way);

  /// Plays a step in that way, "c3" or "Nc-ne"; by clicks and keys two at an end: one sets, one pushes.
  void play(const QString& step, Way way = Way::Clicks);
  /// Plays whole turns without the mouse, to get on; the test fails if one of them is refused.
  void playTurns(std::initializer_list<const char*> turns);
  /// Plays random turns without the mouse until `isEnough` says so or the game is over.
  template <class Enough>
  void playOn(Random& random, Enough isEnough) {
    while (gui_.timeline().to_move() > 0 && !(gui_.timeline().open_steps().empty() && isEnough())) {
      static_cast<void>(gui_.match().play(anyStep(random)));
    }
  }
  [[nodiscard]] QString anyStep(Random& random) const;

 private:
  [[nodiscard]] QPoint middle(const QString& place) const;

  Gui& gui_;
};

}  // namespace byways::app::test
