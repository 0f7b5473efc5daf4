// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "app/statistics/charts.h"
#include "app/statistics/exercise_statistics.h"

class QPagedPaintDevice;

namespace byways::app {

/// What the statistics page says about a person, for one rule set or for all: plain values, from which the
/// window, pictures and paper are made.
struct StatisticsSheet {
  struct Fact {
    QString value;  ///< "14"
    QString label;  ///< "won, 58 %"
  };

  QString person;
  QString game;  ///< the title, or "All games"
  QList<Fact> facts;
  QList<RatingPoint> ratings;  ///< may be empty
  QString ratingsHeading;
  QList<ResultRow> results;  ///< by game, or by opponent
  QString resultsHeading;
  QString note;              ///< says what is counted, and where it is kept
  QList<DoneRow> exercises;  ///< by kind and game; may be empty
  QString exercisesHeading;
  QString exercisesNote;  ///< streaks, the rating in problems, what is counted
};

/// The sheet of a person for `game`, or for all games together if it is null.
[[nodiscard]] StatisticsSheet makeSheet(const Statistics& statistics, const QString& person,
                                        const Game* game);
/// Adds the results of exercises, of `game` or of all games if it is null. Changes the title of a sheet
/// without a person.
void addExercises(StatisticsSheet& sheet, const ExerciseStatistics& exercises, const Game* game);
/// A person's name for display: "Player without a name" if it is empty.
[[nodiscard]] QString personText(const QString& person);

/// The sheet as a picture to share, in light colours, `width` pixels wide.
[[nodiscard]] QImage pictureOf(const StatisticsSheet& sheet, int width);
/// Draws the sheet on one page. Returns false if the device refuses. Precondition: the device is in full page
/// mode.
[[nodiscard]] bool printSheet(QPagedPaintDevice& device, const StatisticsSheet& sheet);

/// Everybody's statistics as a table in CSV (RFC 4180, UTF-8 with a byte order mark): for each person and
/// game, one line for all opponents together and one line for each opponent. Names that a spreadsheet would
/// take for a formula have an apostrophe before them.
[[nodiscard]] QByteArray csvOf(const Statistics& statistics);
/// The results in exercises as a table in the same format: a line for each kind and game, the days first.
[[nodiscard]] QByteArray csvOf(const ExerciseStatistics& exercises);
/// One field of such a table, escaped.
[[nodiscard]] QString csvField(const QString& text);

}  // namespace byways::app
