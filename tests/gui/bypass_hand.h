// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "engine/core/random.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

/// A hand at the table of Bypass: it draws with real mouse events.
class BypassHand {
 public:
  explicit BypassHand(Gui& gui) : gui_(gui) {}

  /// Starts a game of Ann, Ben, Cem, Dora, Emil and Fay, as many as there are; Ann begins.
  void start(const char* board, int players, int first = 1);

  /// Draws a step: paths are drawn from hex to hex, walls by the right button, swaps are clicks.
  void draw(const QString& step);
  void draw(const char* step) { draw(QString::fromLatin1(step)); }
  /// Clicks the button that ends the turn.
  void endTurn();

  /// Plays whole turns without the mouse, to get on; the test fails if one of them is refused.
  void playTurns(std::initializer_list<const char*> turns);

  /// The steps of some legal turn: path, wall, and the swap's halves in any order.
  [[nodiscard]] QStringList anyTurn(Random& random) const;

  /// "A1-A2", "B2|C3" and their swaps as a place on the board.
  [[nodiscard]] static QString linkOf(QString step);

 private:
  void drag(const QString& link, Qt::MouseButton button);
  void click(const QString& place, Qt::MouseButton button);
  [[nodiscard]] QPoint middle(const QString& place) const;

  Gui& gui_;
};

}  // namespace byways::app::test
