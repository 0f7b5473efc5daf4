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

/// Which names belong to the same person, and from when games count, stored in one file in the program's own
/// folder (docs/file-format.md). Records are never changed. A person is identified by the shown name; people
/// without a name are the person with the empty name.
class People : public QObject {
  Q_OBJECT

 public:
  /// Reads the file at `path`, which need not be there. One that can't be read is moved to `path`.damaged as
  /// soon as something is written.
  explicit People(QString path, QObject* parent = nullptr);

  /// The person that a name in a record stands for.
  [[nodiscard]] QString personOf(const QString& name) const { return persons_.value(name, name); }
  /// The other names in records that stand for a person, in alphabetical order.
  [[nodiscard]] QStringList otherNamesOf(const QString& person) const;
  [[nodiscard]] bool isForgotten(const QString& person) const { return forgotten_.contains(person); }
  [[nodiscard]] bool hasForgotten() const { return !forgotten_.isEmpty(); }
  /// Games of the person that ended before that don't count; invalid if all do.
  [[nodiscard]] QDateTime countsSince(const QString& person) const { return since_.value(person); }
  /// The same for the person's rating in a game.
  [[nodiscard]] QDateTime ratedSince(const QString& person, const Game& game) const;

  /// Shows the person under another name. If somebody has that name already, both become one. Precondition:
  /// there is a name.
  void rename(const QString& person, const QString& name);
  /// Makes each of the person's names a separate person again.
  void separate(const QString& person);
  /// Leaves the person out of all statistics.
  void forget(const QString& person);
  /// Includes everybody in the statistics again.
  void rememberAll();
  /// Resets the person's statistics, or only the rating in a game.
  void reset(const QString& person, const QDateTime& when);
  void resetRating(const QString& person, const Game& game, const QDateTime& when);
  /// Undoes both.
  void countAll(const QString& person);
  [[nodiscard]] bool wasReset(const QString& person) const {
    return since_.contains(person) || ratedSince_.contains(person);
  }

  /// Why the last change could not be kept, in a few words; empty if it was. Then nothing has changed.
  [[nodiscard]] QString problem() const { return problem_; }

 Q_SIGNALS:
  void changed();

 private:
  void read();
  void write();
  void change(const std::function<void()>& act);

  QString path_;
  QHash<QString, QString> persons_;  // by the name in records, if that differs
  QSet<QString> forgotten_;
  QHash<QString, QDateTime> since_;
  QHash<QString, QHash<QString, QDateTime>> ratedSince_;  // by person and id of the game
  bool isDamaged_ = false;
  QString problem_;
};

}  // namespace byways::app
