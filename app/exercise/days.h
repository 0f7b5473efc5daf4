// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QMap>
#include <QObject>

#include <functional>

#include "app/exercise/progress.h"
#include "engine/daily.h"

namespace byways::app {

/// The daily exercises: which exercise belongs to a day, what has been achieved in it, and the streak of
/// days.
///
/// Once an exercise has been opened as a daily exercise, whatever is achieved in it also counts for that day.
/// In Progress, a day has an id of its own, "day/2026-11-26". A day counts for a streak if its exercise was
/// opened on that very day, by the local date, and done then or later. It continues the streak of the day
/// before if its exercise was done after the one of the day before. So setting the clock or changing the time
/// zone neither breaks a streak nor extends it.
class Days : public QObject {
  Q_OBJECT

 public:
  /// The first day that is offered.
  static constexpr QDate kFirst = QDate::fromJulianDay(2461042);  // 1 January 2026

  /// `progress` must outlive this object. `today` returns the local date.
  explicit Days(Progress& progress, std::function<QDate()> today = &QDate::currentDate,
                QObject* parent = nullptr);

  [[nodiscard]] QDate today() const { return today_(); }
  /// Whether the day is on offer: neither before kFirst nor after today.
  [[nodiscard]] bool isOffered(const QDate& day) const { return day >= kFirst && day <= today(); }
  /// Precondition: kFirst <= day, and the year has at most four digits.
  [[nodiscard]] static Exercise exerciseOf(const QDate& day);

  /// To be called when the day's exercise is opened. Starts or continues the attempt for that day.
  /// Precondition: isOffered(day).
  void open(const QDate& day);
  /// What has been achieved in the exercise of `day` as a daily exercise.
  [[nodiscard]] Progress::Kept of(const QDate& day) const;
  [[nodiscard]] bool isDone(const QDate& day) const { return of(day).best != Stars::None; }
  /// Whether the day's exercise was begun and has never been finished.
  [[nodiscard]] bool isBegun(const QDate& day) const { return !isDone(day) && of(day).isUnderWay; }
  /// Whether the day's exercise was opened on the day itself, rather than later, and is done.
  [[nodiscard]] bool isOnItsDay(const QDate& day) const;

  /// The number of consecutive days that count for the streak which ends today or, while today doesn't count,
  /// yesterday.
  [[nodiscard]] int streak() const;
  [[nodiscard]] int longestStreak() const;

 Q_SIGNALS:
  /// Something was achieved, or a new day has begun.
  void changed();
  /// The exercise of `day` was done, possibly not for the first time.
  void done(const QDate& day);

 private:
  void follow();
  // For each day that counts for a streak, its place in the order in which the days' exercises were done,
  // from 1.
  [[nodiscard]] QMap<QDate, int> placesInOrder() const;
  [[nodiscard]] QMap<QDate, int> streaks() const;

  Progress& progress_;
  std::function<QDate()> today_;
  QDate shown_;  // the date when `changed` was last emitted
};

/// The id of `exercise` in Progress: "puzzle/spiral/3", "problem/byg/5f0c2a".
[[nodiscard]] QString exerciseId(const Exercise& exercise);
/// "Crooked Jumps, The ring", "Byg, Problem 7".
[[nodiscard]] QString exerciseName(const Exercise& exercise);
/// Two or three lines of text to share, without giving the answer away: the day, the game and the stars;
/// tries, hints and time; the streak, if there is one. Precondition: the day is done.
[[nodiscard]] QString resultToShare(const Days& days, const QDate& day);
/// "Byg, Problem 7 · Easy".
[[nodiscard]] QString dayExerciseText(const Exercise& exercise);
/// The latest day that had the exercise with the id `id` as its daily exercise and was opened; invalid if
/// there is none.
[[nodiscard]] QDate dayOpenedAs(const Progress& progress, const QString& id);
/// "Exercise of 26 Nov 2026".
[[nodiscard]] QString dayText(const QDate& day);
/// When a future day opens: "Opens in 3 days".
[[nodiscard]] QString opensText(const Days& days, const QDate& day);
/// The streak; after a break, the longest streak and when a new one can begin. Empty before the first day is
/// done.
[[nodiscard]] QString streakText(const Days& days);
/// The rule that says which days count for a streak, as text.
[[nodiscard]] QString streakRule();

}  // namespace byways::app
