// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QStringList>

#include "app/exercise/attempt.h"
#include "app/files/json_file.h"

namespace byways::app {

/// The progress in exercises of every kind, stored in one file, `progress.json`, in the program's own folder
/// (docs/file-format.md).
///
/// An exercise is identified by "kind/game/name": "puzzle/spiral/3", "problem/byg/5f0c2a", "lesson/byg/2"
/// (app/exercise/exercise_ids.h makes these ids). Progress accepts any id and doesn't depend on kinds.
/// Whoever runs an exercise has an Attempt, passes it to keep() whenever something has happened in it, and
/// passes it to finish() once it is done.
///
/// Several windows may write the file: they keep each other's progress. To be used on the window's thread
/// only.
class Progress : public QObject {
  Q_OBJECT

 public:
  /// What is known of one exercise.
  // NOLINTNEXTLINE(bugprone-exception-escape): an empty JSON value allocates nothing
  struct Kept {
    Stars best = Stars::None;   ///< best result of all finished attempts
    Stars last = Stars::None;   ///< result of the attempt finished last
    Stars first = Stars::None;  ///< result of the attempt finished first
    int finished = 0;           ///< number of finished attempts
    bool wasShown = false;      ///< whether the solution was ever shown
    /// When something last happened in the exercise, in UTC; null in what earlier versions stored.
    QDateTime time;
    Attempt attempt{};        ///< the attempt in progress, otherwise the one finished last
    bool isUnderWay = false;  ///< whether `attempt` is still in progress
    /// The record of the best game, for kinds that have one; otherwise null. Progress doesn't interpret it.
    JsonFile::Json record{};
  };
  /// The total for several exercises.
  struct Sum {
    int exercises = 0;
    int done = 0;   ///< with or without help
    int stars = 0;  ///< number of full stars
    int mostStars = 0;
  };

  /// Reads progress.json in `folder`; neither the file nor the folder needs to exist. If the file is missing
  /// or damaged, the progress of earlier versions is taken over (older_progress.h); their files aren't
  /// changed. A damaged file is renamed to progress.json.damaged as soon as something is written.
  explicit Progress(const QString& folder, QObject* parent = nullptr);

  [[nodiscard]] QString path() const { return file_.path(); }

  [[nodiscard]] Kept of(const QString& id) const { return kept_.value(id); }
  /// Whether the exercise has ever been done, with help or without.
  [[nodiscard]] bool isDone(const QString& id) const { return of(id).best != Stars::None; }
  /// The attempt in progress; a new one if there is none.
  [[nodiscard]] Attempt attempt(const QString& id) const;
  [[nodiscard]] Sum sumOf(const QStringList& ids) const;
  /// The index of the exercise to continue with after the one at `index`, which may be -1. It is the next one
  /// that isn't done, wrapping around at the end; if all others are done, simply the next one. -1 if there is
  /// no other.
  [[nodiscard]] qsizetype nextOpen(const QStringList& ids, qsizetype index) const;
  /// All known ids that begin with `prefix`: "puzzle/", "problem/byg/".
  [[nodiscard]] QStringList knownIds(const QString& prefix) const;

  /// Stores an attempt that is still in progress.
  void keep(const QString& id, const Attempt& attempt);
  /// Ends the attempt: the exercise is done. Returns what the attempt has earned.
  Stars finish(const QString& id, const Attempt& attempt);
  /// Replaces the record of the best game. Precondition: it is an object.
  void keepRecord(const QString& id, const JsonFile::Json& record);
  /// Whether the user has been told in this session that hints cost stars.
  [[nodiscard]] bool wasToldOfHintCost() const { return wasToldOfHintCost_; }
  void setToldOfHintCost() { wasToldOfHintCost_ = true; }
  /// Forgets everything about these exercises.
  void forget(const QStringList& ids);

  /// Why the progress couldn't be written to the file, in a few words; empty if it was.
  [[nodiscard]] QString problem() const { return file_.problem(); }
  /// Tries to write again after an error.
  void retry();

 Q_SIGNALS:
  void changed();
  void problemChanged();

 private:
  void merge(const JsonFile::Json& exercises);
  /// Stores and writes what is known of an exercise, with the current time.
  void store(const QString& id, Kept kept);
  void write();

  JsonFile file_;
  QMap<QString, Kept> kept_;
  bool wasToldOfHintCost_ = false;
  QSet<QString> unwritten_;  // ids changed or forgotten since the last successful write
};

}  // namespace byways::app
