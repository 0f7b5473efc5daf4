// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

#include "engine/core/game.h"

namespace byways::app {

/// Which names belong to the same person, and since when a person's games count. Stored in one file in the
/// program's own folder (docs/file-format.md); records are never changed. A person is identified by the shown
/// name. All people without a name are one person, with the empty name.
class People : public QObject {
  Q_OBJECT

 public:
  /// Reads the file at `path`, if it exists. If it can't be read, it is moved to `path`.damaged before
  /// anything is written.
  explicit People(QString path, QObject* parent = nullptr);

  /// The person that a name in a record stands for.
  [[nodiscard]] QString personOf(const QString& name) const { return persons_.value(name, name); }
  /// The other names in records that stand for a person, in alphabetical order.
  [[nodiscard]] QStringList otherNamesOf(const QString& person) const;
  [[nodiscard]] bool isForgotten(const QString& person) const { return forgotten_.contains(person); }
  [[nodiscard]] bool hasForgotten() const { return !forgotten_.isEmpty(); }
  /// The time before which the person's games don't count; invalid if all games count.
  [[nodiscard]] QDateTime countsSince(const QString& person) const { return since_.value(person); }
  /// The time before which games don't count towards the person's rating in `game`; invalid if all do.
  [[nodiscard]] QDateTime ratedSince(const QString& person, const Game& game) const;

  /// Shows the person under another name. If another person already has that name, the two become one.
  /// Precondition: `name` isn't empty.
  void rename(const QString& person, const QString& name);
  /// Makes each of the person's names a separate person again.
  void separate(const QString& person);
  /// Leaves the person out of all statistics.
  void forget(const QString& person);
  /// Includes everybody in the statistics again.
  void rememberAll();
  /// Resets the person's statistics (reset) or only the rating in one game (resetRating): only games that end
  /// after `when` count.
  void reset(const QString& person, const QDateTime& when);
  void resetRating(const QString& person, const Game& game, const QDateTime& when);
  /// Undoes reset and resetRating: all the person's games count again.
  void countAll(const QString& person);
  [[nodiscard]] bool wasReset(const QString& person) const {
    return since_.contains(person) || ratedSince_.contains(person);
  }

  /// Why the last change could not be stored and was undone, in a few words; empty if it was stored.
  [[nodiscard]] QString problem() const { return problem_; }

 Q_SIGNALS:
  void changed();

 private:
  void read();
  void write();
  void change(const std::function<void()>& act);

  QString path_;
  QHash<QString, QString> persons_;  // by the name in records; only where the shown name differs
  QSet<QString> forgotten_;
  QHash<QString, QDateTime> since_;
  QHash<QString, QHash<QString, QDateTime>> ratedSince_;  // by person and id of the game
  bool isDamaged_ = false;
  QString problem_;
};

}  // namespace byways::app
