// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <atomic>

#include "app/archive/finished_game.h"

namespace byways::app {

class Library;

/// All finished games of the library. Records are read and replayed on a thread of its own, once: what was
/// found is kept in a file beside the library, and a record is read again only when it has changed. That file
/// may be deleted at any time.
class FinishedGames : public QObject {
  Q_OBJECT

 public:
  /// Begins to read at once, and again whenever the library says that it has changed. `library` must outlive
  /// this; the file is at `keptAt`.
  FinishedGames(const Library& library, QString keptAt, QObject* parent = nullptr);
  ~FinishedGames() override;
  FinishedGames(const FinishedGames&) = delete;
  FinishedGames& operator=(const FinishedGames&) = delete;

  /// Those known so far, the latest first.
  [[nodiscard]] const QList<FinishedGame>& games() const { return games_; }
  /// Whether the folder is being read.
  [[nodiscard]] bool isReading() const { return watcher_.isRunning(); }
  /// Reads what has changed in the folder.
  void refresh();
  /// Counts a match that is saved at `path` now, without waiting for the folder to be read.
  void note(const Match& match, const QString& path);

 Q_SIGNALS:
  void changed();
  /// So many of so many files have been looked at.
  void progress(int done, int all);

 private:
  void take();

  const Library& library_;
  QString keptAt_;
  QList<FinishedGame> games_;
  QThreadPool pool_;
  std::atomic<bool> stop_ = false;
  bool again_ = false;  // the library has changed while it was read
  QFutureWatcher<QList<FinishedGame>> watcher_;
};

}  // namespace byways::app
