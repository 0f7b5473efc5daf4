// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "engine/core/random.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

/// Plays Bypass at the table with real mouse events.
class BypassHand {
 public:
  explicit BypassHand(Gui& gui) : gui_(gui) {}

  /// Starts a game between the first `players` of Ann, Ben, Cem, Dora, Emil and Fay; Ann begins.
  void start(const char* board, int players, int first = 1);

  /// Draws a step: a path by dragging from hex to hex, a wall with the right button, half of a swap by a
  /// click.
  void draw(const QString& step);
  void draw(const char* step) { draw(QString::fromLatin1(step)); }
  /// Clicks the button that ends the turn.
  void endTurn();

  /// Plays complete turns without the mouse; fails the test if one is refused.
  void playTurns(std::initializer_list<const char*> turns);

  /// The steps of a random legal turn: path, wall, and the halves of a swap in any order.
  [[nodiscard]] QStringList anyTurn(Random& random) const;

  /// The place of the link that a step is about: "B2-C3" for "B2|C3".
  [[nodiscard]] static QString linkOf(QString step);

 private:
  void drag(const QString& link, Qt::MouseButton button);
  void click(const QString& place, Qt::MouseButton button);
  [[nodiscard]] QPoint middle(const QString& place) const;

  Gui& gui_;
};

}  // namespace byways::app::test
