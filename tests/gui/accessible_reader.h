// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

#include <functional>

#include "engine/core/random.h"
#include "tests/gui/accessible_player.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

[[nodiscard]] QString text(const char* latin);
[[nodiscard]] bool beginsWith(const QString& whole, const char* part);
/// The places whose action begins with `action`.
[[nodiscard]] QList<SpokenPlace> thatOffer(const QList<SpokenPlace>& places, const char* action);

/// Plays all seats by reading what the accessibility interfaces offer.
class Reader {
 public:
  explicit Reader(std::uint64_t seed) : random_(seed), player_(gui_.window()) {}

  Gui& gui() { return gui_; }
  AccessiblePlayer& player() { return player_; }
  bool isOver() { return findResult() != nullptr; }

  /// Starts the game called `title` as people do: goes from the shelf through the new-game sheet, in which
  /// `fill` makes further choices, and the lot to the table.
  void start(const char* title, const std::function<void(const AccessiblePlayer&)>& fill);
  /// Calls `turn` until there is a result, but at most `enough` times.
  void play(const std::function<void()>& turn, int enough = kMostTurns + 1);
  /// Checks that the result can be read where it is announced, and that it agrees with the record's.
  void compareResult();

  /// Presses the button called `name`, and confirms if the program asks. Returns false if the button can't be
  /// pressed.
  bool pressIfOffered(const char* name);
  static void press(const SpokenPlace& place) { AccessiblePlayer::press(*place.face); }
  /// One of the places, at random.
  const SpokenPlace& some(const QList<SpokenPlace>& places);
  /// The colour that the player to move plays with, from a text such as "Ann, with white".
  QString colour() const;
  /// If a move is ambiguous, its meanings are offered beside the board: chooses the first one whose name
  /// begins with `name`.
  void decide(const QString& name = {});
  std::uint32_t below(std::uint32_t limit) { return random_.below(limit); }

 private:
  static constexpr int kMostTurns = 4000;

  QAccessibleInterface* findResult();

  Gui gui_;
  Random random_;
  AccessiblePlayer player_;
};

}  // namespace byways::app::test
