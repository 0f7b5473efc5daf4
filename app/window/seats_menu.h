// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPointer>

#include "app/opponents/level_words.h"

namespace byways::app {

class Match;

/// Who plays each seat of the match on the table: a person or a computer. Refilled each time it opens.
class SeatsMenu : public QMenu {
  Q_OBJECT

 public:
  explicit SeatsMenu(QWidget* parent = nullptr);

  /// The match whose seats are handed over; null where there is none or computers don't play its game.
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
