// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPointer>

#include "app/opponents/level_words.h"

namespace byways::app {

class Match;

/// The menu of who plays each seat of the match on the table: a person or a computer. Refilled each time it
/// opens.
class SeatsMenu : public QMenu {
  Q_OBJECT

 public:
  explicit SeatsMenu(QWidget* parent = nullptr);

  /// Sets the match whose seats can be handed over; null if there is none, or if computers don't play its
  /// rule set.
  void setMatch(Match* match);
  /// Offers computers that match the strength of the first person.
  void setStrength(const StrengthOf& strength) { strength_ = strength; }
  [[nodiscard]] const StrengthOf& strength() const { return strength_; }

 private:
  void fill();

  QPointer<Match> match_;
  StrengthOf strength_;
};

}  // namespace byways::app
