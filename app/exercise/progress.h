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

/// What has been achieved in exercises of every kind, in one file of the program's own folder,
/// `progress.json` (docs/file-format.md).
///
/// An exercise is known by its id, "kind/game/name": "puzzle/spiral/3", "problem/byg/5f0c2a", "lesson/byg/2"
/// (app/exercise/exercise_ids.h makes them). The store takes any id and knows nothing of kinds. Whoever runs
/// an exercise keeps an Attempt, hands it to keep() whenever something has happened in it, and to finish()
/// once it is done.
///
/// Several windows may write the file: what the others have achieved stays. All of it belongs to the thread
/// of the window.
class Progress : public QObject {
  Q_OBJECT

 public:
  /// What is known of one exercise.
  // NOLINTNEXTLINE(bugprone-exception-escape): an empty JSON value allocates nothing
  struct Kept {
    Stars best = Stars::None;   ///< of all attempts that were finished
    Stars last = Stars::None;   ///< of the one finished last
    Stars first = Stars::None;  ///< of the one finished first
    int finished = 0;           ///< how many attempts were
    bool wasShown = false;      ///< whether its solution was ever shown
    QDateTime time;           ///< UTC, when something last happened in it; null in files of earlier versions
    Attempt attempt{};        ///< the one under way, else the one finished last
    bool isUnderWay = false;  ///< whether that attempt goes on
    /// The record of the best game in it, for kinds that keep one; null if there is none. The store doesn't
    /// look into it.
    JsonFile::Json record{};
  };
  /// What has been achieved in several exercises together.
  struct Sum {
    int exercises = 0;
    int done = 0;   ///< with help or without
    int stars = 0;  ///< full ones
    int mostStars = 0;
  };

  /// Reads progress.json in that folder; neither need be there. Without a sound one, what earlier versions
  /// kept there is taken over (older_progress.h); their files stay as they are. A damaged one is moved to
  /// progress.json.damaged as soon as something is written.
  explicit Progress(const QString& folder, QObject* parent = nullptr);

  [[nodiscard]] QString path() const { return file_.path(); }

  [[nodiscard]] Kept of(const QString& id) const { return kept_.value(id); }
  /// Whether the exercise has ever been done, with help or without.
  [[nodiscard]] bool isDone(const QString& id) const { return of(id).best != Stars::None; }
  /// The attempt that is under way; a fresh one if there is none.
  [[nodiscard]] Attempt attempt(const QString& id) const;
  [[nodiscard]] Sum sumOf(const QStringList& ids) const;
  /// The index of the exercise to go on with after the one at `index`, which may be -1: the next that isn't
  /// done, from the first again after the last; where all others are done, the next one. -1 if there is no
  /// other.
  [[nodiscard]] qsizetype nextOpen(const QStringList& ids, qsizetype index) const;
  /// All ids of which something is known that begin so: "puzzle/", "problem/byg/".
  [[nodiscard]] QStringList known(const QString& prefix) const;

  /// That is how far an attempt has come that goes on.
  void keep(const QString& id, const Attempt& attempt);
  /// The exercise is done with that attempt. Returns what it has earned.
  Stars finish(const QString& id, const Attempt& attempt);
  /// Keeps the record of a game in place of the one before. Precondition: it is an object.
  void keepRecord(const QString& id, const JsonFile::Json& record);
  /// Whether somebody was told, in this session, that hints cost stars.
  [[nodiscard]] bool hasAgreedToHints() const { return hasAgreedToHints_; }
  void agreeToHints() { hasAgreedToHints_ = true; }
  /// Everything that is known of these is forgotten.
  void forget(const QStringList& ids);

  /// Why the progress isn't in the file, in a few words; empty if it is.
  [[nodiscard]] QString problem() const { return file_.problem(); }
  /// Tries again to write what could not be written.
  void retry();

 Q_SIGNALS:
  void changed();
  void problemChanged();

 private:
  void take(const JsonFile::Json& exercises);
  void note(const QString& id, Kept kept);
  void write();

  JsonFile file_;
  QMap<QString, Kept> kept_;
  bool hasAgreedToHints_ = false;
  QSet<QString> unwritten_;  // ids of what has changed or is forgotten since it could be written last
};

}  // namespace byways::app
