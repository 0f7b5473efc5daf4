// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

#include "app/job/job.h"
#include "app/library/game_lock.h"
#include "app/match/match.h"

namespace byways::app {

/// A match and the file it came from.
struct OpenedMatch {
  std::unique_ptr<Match> match;  ///< null if it could not be opened
  QString problem;  ///< otherwise the reason, as a sentence about “it”; the caller says what “it” is
  bool leftRound = false;  ///< whether an unfinished secret round was dropped
};

/// A game of the folder as the shelf offers it.
struct SavedGame {
  QString path;
  QDateTime changed;             ///< or ended, if it is over
  std::shared_ptr<Match> match;  ///< as it was left, or as it ended

  bool operator==(const SavedGame&) const = default;
};

/// The games begun in this program, one file each in the program's own folder, saved at every step.
class Library : public QObject {
  Q_OBJECT

 public:
  /// `folder` is made when the first game is saved.
  explicit Library(QString folder, QObject* parent = nullptr);

  [[nodiscard]] QString folder() const { return folder_; }
  /// The path of something that lies beside that folder: everything else of this user's that the program
  /// keeps (docs/file-format.md). By default the folder with all of it.
  [[nodiscard]] QString beside(const QString& name = {}) const;
  /// What the names of records end with, without the dot.
  [[nodiscard]] static QString ending() { return QStringLiteral("byways"); }
  /// The folder for this user.
  [[nodiscard]] static QString usualFolder();
  /// How long the window waits for games that are being read, in ms, before it shows them later. A window
  /// that is only drawn into a picture (--screenshot) has no such limit.
  [[nodiscard]] int patience() const { return patience_; }
  void setPatience(int ms) { patience_ = ms; }

  /// Reads any record, up to its last public position where turns are secret. Nothing changes if it can't be
  /// read.
  [[nodiscard]] static OpenedMatch open(const QString& path);
  /// Reads the record of a game that continues in that file, including an unfinished secret round.
  [[nodiscard]] static OpenedMatch resume(const QString& path);
  /// The same for the bytes of a record, from the clipboard for example.
  [[nodiscard]] static OpenedMatch read(const QByteArray& bytes);
  /// The records in a text, which may contain other words as well (find_records). Those that can't be read
  /// have a problem instead of a match. Any thread. Ends early once `goOn`, which is asked before each,
  /// returns false.
  [[nodiscard]] static std::vector<OpenedMatch> find(const QByteArray& text,
                                                     const std::function<bool()>& goOn = {});
  /// The record for a file that leaves the library, without secrets.
  [[nodiscard]] static QByteArray bytesOf(const Match& match);
  /// The record for the file where the game continues, with its secrets sealed.
  [[nodiscard]] static QByteArray bytesToGoOn(const Match& match);
  /// Writes the record for a file that leaves the library, with saveFile; returns what went wrong. The folder
  /// must exist.
  [[nodiscard]] static QString write(const Match& match, const QString& path);
  /// Why these bytes of a match couldn't be read back, in a few words without a full stop; empty if they can.
  /// Check it before every write. Any thread.
  [[nodiscard]] static QString whyNotKept(const QByteArray& bytes);

  /// A new file name in the folder, for a match that is saved at every step.
  [[nodiscard]] QString newPath() const;
  /// Writes into the record that it is a copy of another game of the folder.
  static void noteCopy(Match& match);
  [[nodiscard]] static bool isCopy(const Match& match);
  /// Whether the line on the table leads to the end of the game, wherever the cursor is.
  [[nodiscard]] static bool isOver(const Match& match);
  /// Notes in the record when the game ended, if it is over and the time isn't known yet; removes the time if
  /// the game goes on again. Not for solo challenges. The time of the file can't be used, as a review changes
  /// it.
  static void noteEnd(Match& match, const QDateTime& when);
  /// Must be called after a game of the folder was written.
  void noteChange() { Q_EMIT changed(); }
  /// Must be called after a game was moved out of the folder.
  void noteRemoved(const QString& path);

 Q_SIGNALS:
  void changed();
  /// A game of the folder has gone; `changed` follows.
  void removed(const QString& path);

 private:
  QString folder_;
  int patience_ = 20;
};

/// Saves a match at every step, a very long one a fifth of a second later, and keeps trying if that fails.
/// Each record is read back before it is saved, in the background if that takes long.
class Autosave : public QObject {
  Q_OBJECT

 public:
  /// Saves from the next change on. To save at once, connect to `problemChanged`, then call `save`. `path` is
  /// in the folder of a library, `lock` that of the game; without one the game is locked here. `match` must
  /// outlive this.
  Autosave(const Match& match, QString path, std::unique_ptr<GameLock> lock = nullptr);
  /// Saves a record that is still being read back first.
  ~Autosave() override;
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  [[nodiscard]] QString path() const { return path_; }
  void save();
  /// Waits until the match as it is now is saved, or has its problem.
  void settle();
  /// Treats the match as saved in the file, from which it has just been read. Moving the cursor of a finished
  /// game doesn't change that.
  void takeAsSaved();
  /// Whether the record will soon be too large for more comments, lines and reviews.
  [[nodiscard]] bool isNearlyFull() const { return size_ > kNearlyFull; }
  /// Saves there from now on. Nothing is locked any more.
  void moveTo(const QString& path);
  /// Why the current match isn't saved, in a few words; empty if it is.
  [[nodiscard]] QString problem() const { return problem_; }
  /// Hands over the lock to the next user of the same file.
  [[nodiscard]] std::unique_ptr<GameLock> takeLock() { return std::move(lock_); }

 Q_SIGNALS:
  void problemChanged();

 private:
  static constexpr qsizetype kNearlyFull = (kLargestRecord - kRoomForTurns) / 10 * 9;

  /// What a file is to hold.
  struct Content {
    QByteArray bytes;
    QByteArray finished;  // as finished_
  };

  void saveSoon();
  [[nodiscard]] QString write(const Content& content);
  void end(const QString& problem);
  void takeChecked(const QString& problem);
  [[nodiscard]] QByteArray finished() const;

  const Match& match_;
  QString path_;
  std::unique_ptr<GameLock> lock_;
  bool isInLibrary_ = true;  // whether we may create the folder of the file
  QByteArray written_;       // what we have written to the file
  QByteArray finished_;      // for a finished game: the match in the file, without the cursor
  QString problem_;
  bool wasNearlyFull_ = false;
  QTimer retry_;
  QTimer soon_;
  qsizetype size_ = 0;   // of the record
  bool isQuick_ = true;  // whether reading the record back takes so little time that it can be done at once
  bool again_ = false;   // the match has changed while its record was being read back
  Content checked_;      // what is being read back and isn't saved yet
  JobThread thread_;
  Job<QString> check_;
};

}  // namespace byways::app
