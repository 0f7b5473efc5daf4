// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/library/library.h"

namespace byways::app {

/// The trash: removed files can be put back for kDays. Nothing else deletes people's files. The trash is a
/// folder beside that of the games. The name of a file in the trash says when it was removed and from which
/// folder, so the trash also takes files from outside the library.
class Trash : public QObject {
  Q_OBJECT

 public:
  static constexpr int kDays = 30;

  /// `library` must outlive the trash.
  explicit Trash(Library& library, QObject* parent = nullptr);

  /// The files in the trash, as a library.
  [[nodiscard]] const Library& files() const { return files_; }
  /// When the program put this file into the trash; invalid if it didn't.
  [[nodiscard]] static QDateTime removedAt(const QString& inTrash);
  [[nodiscard]] QStringList paths() const;

  /// Moves a file into the trash, unless another window has it open. `what` names the file for people.
  /// Returns whether the file was moved.
  bool put(const QString& path, const QString& what);
  /// Puts a file back where it was. Returns its new path; empty if this failed.
  QString putBack(const QString& inTrash);
  /// Deletes a file in the trash for good. Returns whether the file is gone.
  bool remove(const QString& inTrash);
  /// Deletes everything that has been in the trash for kDays.
  void clearOld(const QDateTime& now);

 Q_SIGNALS:
  /// A file has been put into the trash.
  void taken(const QString& inTrash, const QString& what);
  /// A file has been added or removed.
  void changed();

 private:
  void tell();

  Library& library_;
  Library files_;
};

}  // namespace byways::app
