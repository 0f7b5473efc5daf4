// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QObject>
#include <QStringList>

#include "app/job/job.h"
#include "app/library/finished_game.h"

namespace byways::app {

class Library;

/// What the program knows about an unfinished game without opening it.
struct UnfinishedGame {
  QString path;
  QDateTime changed;           ///< when the game's file was written
  const Game* game = nullptr;  ///< never null
  QString seed;                ///< as FinishedGame::seed
  QStringList names;           ///< of the players, in seat order
  QList<int> colours = {};     ///< in seat order, as Match::colourIndex

  bool operator==(const UnfinishedGame&) const = default;
};

/// A file of the library that can't be read.
struct UnreadableGame {
  QString path;
  QString problem;  ///< why: a sentence that calls the file "it", in the language set when the file was read

  bool operator==(const UnreadableGame&) const = default;
};

/// The index of the games in the library, so that pages needn't open each game to list it. A thread reads and
/// replays the records. Its results are cached in a file beside the library, so that unchanged records
/// needn't be read again. The cache file may be deleted at any time.
class GameIndex : public QObject {
  Q_OBJECT

 public:
  /// Begins to read at once, and again whenever the library emits `changed`. `library` must outlive this.
  /// `cachePath` is the path of the cache file, not of the games.
  GameIndex(const Library& library, QString cachePath, QObject* parent = nullptr);

  /// Finished games known so far, the latest first.
  [[nodiscard]] const QList<FinishedGame>& finished() const { return games_.finished; }
  /// Unfinished games known so far, the latest first.
  [[nodiscard]] const QList<UnfinishedGame>& unfinished() const { return games_.unfinished; }
  /// Unreadable files, by name. The files are left untouched, and tried again whenever the folder is read.
  [[nodiscard]] const QList<UnreadableGame>& unreadable() const { return games_.unreadable; }
  /// Whether a known game has the seed and the names of this match, so that it is the same game or a copy of
  /// it.
  [[nodiscard]] bool hasTwinOf(const Match& match) const;
  /// Whether the folder is being read.
  [[nodiscard]] bool isReading() const { return job_.isRunning(); }
  /// Waits until the folder has been read, but no longer than Library::patience.
  void wait();
  /// Reads what has changed in the folder.
  void refresh();
  /// Enters a match that has just been saved at `path`, without waiting for the folder to be read. Does
  /// nothing if the file isn't in the library's folder.
  void note(const Match& match, const QString& path);

 Q_SIGNALS:
  void changed();
  /// `done` of `all` files have been looked at.
  void progress(int done, int all);

 private:
  struct Games {
    QList<FinishedGame> finished;
    QList<UnfinishedGame> unfinished;
    QList<UnreadableGame> unreadable;

    bool operator==(const Games&) const = default;
  };
  struct KnownFile;
  /// The games found since the previous Part, and how many of all files have been looked at so far.
  struct Part {
    Games games;
    int done = 0;
    int all = 0;
  };
  using Reading = Job<Games, Part>;              // the result: the games found after the last Part
  using KnownFiles = QHash<QString, KnownFile>;  // by file name

  [[nodiscard]] static KnownFiles readKept(const QString& path, const QDir& folder);
  static void writeKept(const QString& path, const KnownFiles& known);
  [[nodiscard]] static KnownFile readRecord(const QFileInfo& file);
  [[nodiscard]] static Games readFolder(const QString& path, const QString& cachePath, Reading::Watch& watch);
  static void sortLatestFirst(Games& games);
  static void drop(Games& games, const QString& path);
  void forget(const QString& path);
  void collect(const Games& part);
  void take(const Games& last);
  void takeSome(const Part& part);

  const Library& library_;
  QString cachePath_;
  Games games_;
  Games coming_;        // what the current reading has found so far
  bool again_ = false;  // the library has changed during the current reading
  JobThread thread_{JobThread::Priority::Low};
  Reading job_;
};

}  // namespace byways::app
