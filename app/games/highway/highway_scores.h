// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

#include "app/match/match.h"

namespace byways::app {

class Look;

/// The score table: a row for each round with its twist, a column for each player, totals and places below.
/// Shows the position at the match's cursor as it was when the widget was made.
class HighwayScores : public QTableWidget {
  Q_OBJECT

 public:
  HighwayScores(const Match& match, const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;

 private:
  void writeHeads(const Match& match);
  void writeRounds(const Match& match, const Look& look);
  void writeTotals(const Match& match);
  void write(int row, int column, const QString& text, const QString& spoken);
};

}  // namespace byways::app
