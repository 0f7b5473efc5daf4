// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "app/games/trypsylon/trypsylon_board.h"
#include "engine/core/random.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

/// Plays TRYPSYLON at the table with real events: lifts, turns and pushes cards.
class TrypsylonHand {
 public:
  enum class Way { Clicks, Drags, Keys };

  explicit TrypsylonHand(Gui& gui) : gui_(gui) {}

  /// Starts a game between Ann, who joins west and east, and Ben; Ann begins unless `more` says otherwise.
  void start(OptionMap more = {});

  [[nodiscard]] TrypsylonBoard& board() const { return static_cast<TrypsylonBoard&>(gui_.board()); }
  [[nodiscard]] const trypsylon::Insight& insight() const;

  void click(const QString& place, Qt::MouseButton button = Qt::LeftButton);
  void wheel(int notches);
  /// Drags from one place to another.
  void drag(const QString& from, const QString& to);
  /// The parts of a drag: pressing the mouse button, moving the mouse, releasing the button.
  void press(const QString& place);
  void carryTo(const QString& place);
  void letGo(const QString& place);
  /// Turns the card in hand, with the wheel or R, until its pathway leads into `corner`.
  void turnTo(const QString& corner, Way way);

  /// Plays a step, "c3" or "Nc-ne", by clicks, by dragging or by keys. At an end, two clicks or keys are
  /// needed: the first sets the card against the end, the second pushes it in.
  void play(const QString& step, Way way = Way::Clicks);
  /// Plays complete turns without the mouse; fails the test if one is refused.
  void playTurns(std::initializer_list<const char*> turns);
  /// Plays random turns without the mouse until `isEnough` returns true or the game is over.
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
