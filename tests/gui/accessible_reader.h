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
/// Those whose action begins with that text.
[[nodiscard]] QList<SpokenPlace> thatOffer(const QList<SpokenPlace>& places, const char* action);

/// One who sits at all seats and reads what is offered.
class Reader {
 public:
  explicit Reader(std::uint64_t seed) : random_(seed), player_(gui_.window()) {}

  Gui& gui() { return gui_; }
  AccessiblePlayer& player() { return player_; }
  bool isOver() { return findResult() != nullptr; }

  /// From the shelf through the sheet and the lot to the table.
  void start(const char* title, const std::function<void(const AccessiblePlayer&)>& fill);
  /// Plays turns until the result is there, or so many.
  void play(const std::function<void()>& turn, int enough = kMostTurns + 1);
  /// The result can be read where it is announced, and is the record's.
  void compareResult();

  bool pressIfOffered(const char* name);
  static void press(const SpokenPlace& place) { AccessiblePlayer::press(*place.face); }
  /// Any of them.
  const SpokenPlace& some(const QList<SpokenPlace>& places);
  /// The colour that the player on turn plays with, from "Ann, with white".
  QString colour() const;
  /// Where a move can mean several things they are offered beside the board: takes the one of that name, or
  /// any.
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
