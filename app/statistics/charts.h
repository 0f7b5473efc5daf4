// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QString>

#include "app/statistics/statistics.h"

class QPainter;
class QRectF;

namespace byways::app {

class Look;

// Small charts for the window, pictures and paper. The parts of a bar differ in pattern and position, not
// only in colour. All sizes follow the font.

/// The colours and the font of a chart.
struct ChartLook {
  QFont font;
  QColor text;
  QColor quiet;
  QColor line;
  QColor ground;
  QColor won;
  QColor lost;
};
[[nodiscard]] ChartLook chartLookOf(const Look& look, const QFont& font);

/// One bar of results, with its label.
struct ResultRow {
  QString name;
  Tally tally;
  QString more = {};  ///< a few words at the end; may be empty

  /// The results in numbers: "12 played, 8 won, 1 drawn, 3 lost".
  [[nodiscard]] QString numbers() const;
  /// The whole row as text, for a screen reader.
  [[nodiscard]] QString spoken() const;
};

/// Draws a key to the patterns and, below it, the bars one below another. The longest bar is as wide as there
/// is room.
void drawResults(QPainter& painter, const QRectF& area, const QList<ResultRow>& rows, const ChartLook& look);
[[nodiscard]] double heightOfResults(const QList<ResultRow>& rows, const QFont& font);
[[nodiscard]] QString spokenResults(const QList<ResultRow>& rows);

/// One bar that shows how much of something is done, with its numbers.
struct DoneRow {
  QString name;
  int done = 0;
  int all = 0;
  QString numbers;  ///< "12 of 61 · 9 on the first try"

  [[nodiscard]] QString spoken() const { return name + QStringLiteral(": ") + numbers; }
};

/// Draws the bars one below another, all of the same length, each with its numbers below it.
void drawDone(QPainter& painter, const QRectF& area, const QList<DoneRow>& rows, const ChartLook& look);
[[nodiscard]] double heightOfDone(const QList<DoneRow>& rows, const QFont& font);
[[nodiscard]] QString spokenDone(const QList<DoneRow>& rows);

/// Draws how a rating developed: a line from game to game, the 95 % interval as a band, and the levels of
/// computers.
/// Precondition: `points` isn't empty.
void drawRatings(QPainter& painter, const QRectF& area, const QList<RatingPoint>& points,
                 const ChartLook& look);
[[nodiscard]] double heightOfRatings(const QFont& font);
[[nodiscard]] QString spokenRatings(const QList<RatingPoint>& points);

/// A rating as people read it, rounded to tens: "1,040 ± 210".
[[nodiscard]] QString ratingText(const Rating& rating);

}  // namespace byways::app
