// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPointer>

#include "app/opponents/level_words.h"
#include "engine/core/seat.h"

class QActionGroup;

namespace byways::app {

class Match;

/// The menu for a seat of the match on the table: whether a person or a computer plays it, and the person's
/// name. The menu is filled again each time it opens.
class SeatMenu : public QMenu {
  Q_OBJECT

 public:
  /// Makes a menu for a seat. Precondition: computers can play the rule set.
  SeatMenu(Match& match, Seat seat, QWidget* parent);

  /// Offers a computer whose strength matches that of the first person at another seat.
  void setStrength(const StrengthOf& strength) { strength_ = strength; }
  void fill();

 private:
  void addCoach();
  void addMatched(QActionGroup& group);
  void askForName();

  QPointer<Match> match_;
  Seat seat_;
  StrengthOf strength_;
};

}  // namespace byways::app
