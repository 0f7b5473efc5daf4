// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include "app/library/library.h"

namespace byways::app {

/// The trash: removed files can be put back for kDays. Nothing else deletes people's files. It is a folder
/// beside that of the games; the names in it say when and from which folder a file came, so other folders may
/// use it as well.
class Trash : public QObject {
  Q_OBJECT

 public:
  static constexpr int kDays = 30;

  /// `library` must outlive it.
  explicit Trash(Library& library, QObject* parent = nullptr);

  /// The files in it, as a library.
  [[nodiscard]] const Library& files() const { return files_; }
  /// Whether the program has put that file there, and when.
  [[nodiscard]] static QDateTime removedAt(const QString& inTrash);
  [[nodiscard]] QStringList paths() const;

  /// Moves a file there, unless another window has it open. `what` names it for people. Returns whether it
  /// was moved.
  bool put(const QString& path, const QString& what);
  /// Puts it back where it was. Returns its path; empty if that failed.
  QString putBack(const QString& inTrash);
  /// Deletes one of its files for good. Returns whether it is gone.
  bool remove(const QString& inTrash);
  /// Deletes all that has been there for kDays.
  void clearOld(const QDateTime& now);

 Q_SIGNALS:
  /// A file has been put there.
  void taken(const QString& inTrash, const QString& what);
  /// Something has come or gone.
  void changed();

 private:
  void tell();

  Library& library_;
  Library files_;
};

}  // namespace byways::app
