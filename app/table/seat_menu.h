// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPointer>

#include "engine/core/seat.h"

namespace byways::app {

class Match;

/// Who plays a seat of the match on the table, a person or a computer, and what a person is called. Filled
/// anew each time it opens.
class SeatMenu : public QMenu {
  Q_OBJECT

 public:
  /// For games that computers play.
  SeatMenu(Match& match, Seat seat, QWidget* parent);

  void fill();

 private:
  void askForName();

  QPointer<Match> match_;
  Seat seat_;
};

}  // namespace byways::app
