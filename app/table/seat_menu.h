// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPointer>

#include "app/opponents/level_words.h"
#include "engine/core/seat.h"

class QActionGroup;

namespace byways::app {

class Match;

/// Who plays a seat of the match on the table, a person or a computer, and what a person is called. Refilled
/// each time it opens.
class SeatMenu : public QMenu {
  Q_OBJECT

 public:
  /// Makes a menu for a seat. Precondition: computers can play the game.
  SeatMenu(Match& match, Seat seat, QWidget* parent);

  /// Offers a computer that matches the strength of the first of the others who is a person.
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
