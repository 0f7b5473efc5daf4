// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPointer>

namespace byways::app {

class Match;

/// Who plays each seat of the match on the table: a person or a computer. Filled anew each time it opens.
class SeatsMenu : public QMenu {
  Q_OBJECT

 public:
  explicit SeatsMenu(QWidget* parent = nullptr);

  /// The match whose seats are handed over; null where there is none or computers don't play its game.
  void setMatch(Match* match);

 private:
  void fill();

  QPointer<Match> match_;
};

}  // namespace byways::app
