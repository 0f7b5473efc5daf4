// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "app/games/game_face.h"

namespace byways::app {

class Look;
class Preferences;

/// The menu of the other lines, for going back to one of them or removing it.
class TurnLineMenu : public QMenu {
  Q_OBJECT

 public:
  /// All references must outlive the menu.
  TurnLineMenu(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
               QWidget* parent);

  /// Fills the menu with all lines or, if `at` is given, with those that branch off after the first `at`
  /// entries.
  void fill(std::optional<std::size_t> at = std::nullopt);

 private:
  [[nodiscard]] QString textOf(const Variation& variation) const;

  Match& match_;
  const GameFace& face_;
  const Look& look_;
  const Preferences& preferences_;
};

}  // namespace byways::app
