// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/days.h"

#include <QCoreApplication>
#include <QMap>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/stars.h"
#include "app/look/date_text.h"
#include "app/table/clock_text.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class DayTexts {
  Q_DECLARE_TR_FUNCTIONS(DayTexts)
};

constexpr std::chrono::minutes kBetweenLooks{1};

// The members of a day's record in Progress.
constexpr auto kOpened = "opened";                  // the local date when the attempt was begun
constexpr auto kFinishedBefore = "finishedBefore";  // number of attempts at the exercise finished by then
constexpr auto kPlace = "place";                    // see placesInOrder

QString dayId(const QDate& day) { return dayPrefix() + day.toString(Qt::ISODate); }
QDate dayOf(const QString& id) { return QDate::fromString(id.mid(dayPrefix().size()), Qt::ISODate); }

Date civil(const QDate& day) {
  return {std::chrono::year(day.year()), std::chrono::month(static_cast<unsigned>(day.month())),
          std::chrono::day(static_cast<unsigned>(day.day()))};
}

int numberIn(const JsonFile::Json& record, const char* name) {
  constexpr int kMost = 1'000'000;
  return countIn(record, name, kMost);
}

QString starSigns(Stars stars) {
  QString signs;
  for (int star = 0; star < kMostStars; ++star) {
    signs += star < fullStars(stars) ? QStringLiteral("★") : QStringLiteral("☆");
  }
  return signs;
}

}  // namespace

Days::Days(Progress& progress, std::function<QDate()> today, QObject* parent)
    : QObject(parent), progress_(progress), today_(std::move(today)), shown_(today_()) {
  connect(&progress, &Progress::changed, this, &Days::follow);
  auto* const clock = new QTimer(this);
  connect(clock, &QTimer::timeout, this, [this] {
    if (shown_ != today_()) {
      shown_ = today_();
      Q_EMIT changed();
    }
  });
  clock->start(kBetweenLooks);
}

Exercise Days::exerciseOf(const QDate& day) { return exercise_of_day(civil(day))->exercise; }

Progress::Kept Days::of(const QDate& day) const { return progress_.of(dayId(day)); }

bool Days::isOnItsDay(const QDate& day) const { return numberIn(of(day).record, kPlace) > 0; }

void Days::open(const QDate& day) {
  const QString id = dayId(day);
  const Progress::Kept kept = progress_.of(id);
  JsonFile::Json record = kept.record.is_object() ? kept.record : JsonFile::Json::object();
  if (!kept.isUnderWay) {
    record[kOpened] = today().toString(Qt::ISODate).toStdString();
    record[kFinishedBefore] = progress_.of(exerciseId(exerciseOf(day))).finished;
    progress_.keepRecord(id, record);
    progress_.keep(id, {});
  }
}

// Whatever is achieved in an exercise after it was opened for a day counts for that day, too.
void Days::follow() {
  const QStringList known = progress_.knownIds(dayPrefix());
  for (const QString& id : known) {
    const QDate day = dayOf(id);
    const Progress::Kept kept = progress_.of(id);
    if (!kept.isUnderWay || !day.isValid() || day < kFirst) {
      continue;
    }
    const Progress::Kept exercise = progress_.of(exerciseId(exerciseOf(day)));
    if (exercise.finished <= numberIn(kept.record, kFinishedBefore)) {
      continue;
    }
    progress_.finish(id, exercise.attempt);
    JsonFile::Json record = kept.record.is_object() ? kept.record : JsonFile::Json::object();
    const bool isItsDay = textIn(record, kOpened) == day.toString(Qt::ISODate);
    if (isItsDay && numberIn(record, kPlace) == 0) {
      const QMap<QDate, int> before = placesInOrder();
      record[kPlace] = before.isEmpty() ? 1 : *std::max_element(before.begin(), before.end()) + 1;
      progress_.keepRecord(id, record);
    }
    Q_EMIT done(day);
  }
  Q_EMIT changed();
}

QMap<QDate, int> Days::placesInOrder() const {
  QMap<QDate, int> places;
  const QStringList known = progress_.knownIds(dayPrefix());
  for (const QString& id : known) {
    const QDate day = dayOf(id);
    if (const int place = numberIn(progress_.of(id).record, kPlace); day.isValid() && place > 0) {
      places.insert(day, place);
    }
  }
  return places;
}

// The length in days of each streak, by the streak's last day.
QMap<QDate, int> Days::streaks() const {
  QMap<QDate, int> streaks;
  const QMap<QDate, int> places = placesInOrder();
  for (auto day = places.begin(); day != places.end(); ++day) {
    const auto before = places.constFind(day.key().addDays(-1));
    const bool goesOn = before != places.cend() && *before < *day;
    streaks.insert(day.key(), goesOn ? streaks.value(before.key()) + 1 : 1);
  }
  return streaks;
}

int Days::streak() const {
  const QMap<QDate, int> all = streaks();
  return all.value(today(), all.value(today().addDays(-1)));
}

int Days::longestStreak() const {
  const QMap<QDate, int> all = streaks();
  return all.isEmpty() ? 0 : *std::max_element(all.begin(), all.end());
}

QString exerciseId(const Exercise& exercise) {
  return exercise.puzzle != nullptr ? exerciseId(*exercise.puzzle) : exerciseId(*exercise.problem);
}

QString exerciseName(const Exercise& exercise) {
  return DayTexts::tr("%1, %2", "a game, its problem or puzzle")
      .arg(gameTitle(*exercise.game),
           exercise.puzzle != nullptr ? puzzleName(*exercise.puzzle) : problemName(*exercise.problem));
}

QString dayExerciseText(const Exercise& exercise) {
  return DayTexts::tr("%1 · %2", "an exercise, how hard it is")
      .arg(exerciseName(exercise), gradeName(exercise.grade));
}

QDate dayOpenedAs(const Progress& progress, const QString& id) {
  QDate latest;
  const QStringList known = progress.knownIds(dayPrefix());
  for (const QString& idOfDay : known) {
    const QDate day = dayOf(idOfDay);
    if (day.isValid() && day >= Days::kFirst && (!latest.isValid() || latest < day) &&
        exerciseId(Days::exerciseOf(day)) == id) {
      latest = day;
    }
  }
  return latest;
}

QString dayText(const QDate& day) { return DayTexts::tr("Exercise of %1", "a date").arg(dateText(day)); }

QString opensText(const Days& days, const QDate& day) {
  const auto wait = static_cast<int>(days.today().daysTo(day));
  return wait == 1 ? DayTexts::tr("Opens tomorrow") : DayTexts::tr("Opens in %n day(s)", nullptr, wait);
}

QString streakText(const Days& days) {
  if (const int streak = days.streak(); streak > 0) {
    return DayTexts::tr("%n days in a row", nullptr, streak);
  }
  const int longest = days.longestStreak();
  return longest == 0 ? QString()
         : days.isDone(days.today())
             ? DayTexts::tr("Longest streak: %n day(s). A new streak can start tomorrow.", nullptr, longest)
             : DayTexts::tr("Longest streak: %n day(s). A new streak can start today.", nullptr, longest);
}

QString streakRule() {
  return DayTexts::tr(
      "A day counts for the streak only if you do its exercise on that day. Exercises that you catch up on "
      "later count as done, but not for the streak.");
}

QString resultToShare(const Days& days, const QDate& day) {
  const Progress::Kept kept = days.of(day);
  const Attempt& attempt = kept.attempt;
  const QString help = attempt.shown       ? DayTexts::tr("solution shown")
                       : attempt.hints > 0 ? DayTexts::tr("%n hint(s)", nullptr, attempt.hints)
                                           : DayTexts::tr("no hint");
  // In plain text a hollow star would look like no star, so the next line says in words what happened.
  const QString game = gameTitle(*Days::exerciseOf(day).game);
  QStringList lines{kept.last == Stars::Hollow
                        ? DayTexts::tr("Byways %1 · %2", "a date, a game").arg(dateText(day), game)
                        : DayTexts::tr("Byways %1 · %2 %3", "a date, a game, stars")
                              .arg(dateText(day), game, starSigns(kept.last)),
                    DayTexts::tr("%1, %2, %3", "tries, hints, time")
                        .arg(DayTexts::tr("%n tries", nullptr, attempt.misses + 1), help,
                             minutesText(std::chrono::seconds(attempt.seconds)))};
  if (const int streak = days.streak(); streak > 0) {
    lines << DayTexts::tr("%n days in a row", nullptr, streak);
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace byways::app
