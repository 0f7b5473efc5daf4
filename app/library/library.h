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
  QString problem;               ///< if so, why: a sentence about “it”; the caller says what “it” is
  bool leftRound = false;        ///< whether an unfinished secret round was dropped
};

/// A game in the library's folder, as the shelf offers it.
struct SavedGame {
  QString path;
  QDateTime changed;             ///< when the game was changed or, if it is over, ended
  std::shared_ptr<Match> match;  ///< with the cursor where it was left, or at the end if the game is over

  bool operator==(const SavedGame&) const = default;
};

/// The games begun in this program: one file per game in the program's own folder, saved at every step.
class Library : public QObject {
  Q_OBJECT

 public:
  /// `folder` is made when the first game is saved.
  explicit Library(QString folder, QObject* parent = nullptr);

  [[nodiscard]] QString folder() const { return folder_; }
  /// The path of a file or folder `name` beside the folder of games, where the program keeps everything else
  /// of this user's (docs/file-format.md). Without a name: the folder that contains all of these.
  [[nodiscard]] QString beside(const QString& name = {}) const;
  /// The file name extension of records, without the dot.
  [[nodiscard]] static QString ending() { return QStringLiteral("byways"); }
  /// The folder of this user's library.
  [[nodiscard]] static QString usualFolder();
  /// How long the window waits for games that are being read, in ms; those that take longer appear later. A
  /// window that is only drawn into a picture (--screenshot) waits much longer.
  [[nodiscard]] int patience() const { return patience_; }
  void setPatience(int ms) { patience_ = ms; }

  /// Reads any record. If turns are secret, the match ends at the last public position. Writes nothing.
  [[nodiscard]] static OpenedMatch open(const QString& path);
  /// Reads the record of a game that will continue in the file `path`, including an unfinished secret round.
  [[nodiscard]] static OpenedMatch resume(const QString& path);
  /// Like open, but for the bytes of a record, such as those on the clipboard.
  [[nodiscard]] static OpenedMatch read(const QByteArray& bytes);
  /// Reads the records in a text, which may contain other words, too (find_records). A record that can't be
  /// read has a problem instead of a match. `goOn` is called before each record; if it returns false, no more
  /// are read. May be called on any thread.
  [[nodiscard]] static std::vector<OpenedMatch> find(const QByteArray& text,
                                                     const std::function<bool()>& goOn = {});
  /// The record for a file that leaves the library, without secrets.
  [[nodiscard]] static QByteArray bytesOf(const Match& match);
  /// The record for the file in which the game continues, with secrets sealed.
  [[nodiscard]] static QByteArray bytesToGoOn(const Match& match);
  /// Writes bytesOf(match) with saveFile; returns what went wrong, or an empty text. The folder must exist.
  [[nodiscard]] static QString write(const Match& match, const QString& path);
  /// Why these bytes of a match can't be read back, in a few words without a full stop; empty if they can be.
  /// Check this before every write. May be called on any thread.
  [[nodiscard]] static QString whyNotKept(const QByteArray& bytes);

  /// The path of a new file in the folder, for a match that is saved at every step.
  [[nodiscard]] QString newPath() const;
  /// Marks the match's record as a copy of another game in the folder.
  static void noteCopy(Match& match);
  [[nodiscard]] static bool isCopy(const Match& match);
  /// Whether the line on the table leads to the end of the game, wherever the cursor is.
  [[nodiscard]] static bool isOver(const Match& match);
  /// Notes in the record when the game ended, if it is over and the time isn't known yet; removes the time if
  /// the game goes on again. Does nothing in solo challenges. The time of the file can't replace the note,
  /// because a later review changes the file.
  static void noteEnd(Match& match, const QDateTime& when);
  /// Must be called after a game in the folder was written.
  void noteChange() { Q_EMIT changed(); }
  /// Must be called after a game was moved out of the folder.
  void noteRemoved(const QString& path);

 Q_SIGNALS:
  void changed();
  /// A game was moved out of the folder; `changed` follows.
  void removed(const QString& path);

 private:
  QString folder_;
  int patience_ = 20;
};

/// Saves a match at every step (a long match a fifth of a second later), and keeps trying if saving
/// fails. Before a record is saved, it is read back as a check, in the background if this takes long.
class Autosave : public QObject {
  Q_OBJECT

 public:
  /// Saves from the next change on. To save at once, connect to `problemChanged`, then call `save`. `path` is
  /// in the folder of a library. `lock` is the lock of that file; if null, this object locks the file.
  /// `match` must outlive this.
  Autosave(const Match& match, QString path, std::unique_ptr<GameLock> lock = nullptr);
  /// Saves a record that is still being read back.
  ~Autosave() override;
  Autosave(const Autosave&) = delete;
  Autosave& operator=(const Autosave&) = delete;

  [[nodiscard]] QString path() const { return path_; }
  void save();
  /// Waits until the match in its current state is saved, or until it is known why it can't be (problem).
  void settle();
  /// Treats the match as saved, because it has just been read from the file. For a finished game, moving the
  /// cursor doesn't make it unsaved.
  void takeAsSaved();
  /// Whether the record will soon be too large for more comments, lines and reviews.
  [[nodiscard]] bool isNearlyFull() const { return size_ > kNearlyFull; }
  /// Saves to `path` from now on, and releases the lock.
  void moveTo(const QString& path);
  /// Why the current match isn't saved, in a few words; empty if it is.
  [[nodiscard]] QString problem() const { return problem_; }
  /// Hands over the lock to the next user of the same file.
  [[nodiscard]] std::unique_ptr<GameLock> takeLock() { return std::move(lock_); }

 Q_SIGNALS:
  void problemChanged();

 private:
  static constexpr qsizetype kNearlyFull = (kLargestRecord - kRoomForTurns) / 10 * 9;

  /// What is to be written to the file.
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
  bool isInLibrary_ = true;  // whether this object may create the file's folder
  QByteArray written_;       // what this object last wrote to the file
  QByteArray finished_;      // for a finished game: the match in the file, without the cursor
  QString problem_;
  bool wasNearlyFull_ = false;
  QTimer retry_;
  QTimer soon_;
  qsizetype size_ = 0;   // size of the record, in bytes
  bool isQuick_ = true;  // whether reading a record back takes too little time to do it in the background
  bool again_ = false;   // the match has changed while its record was being read back
  Content checked_;      // content being read back, not saved yet
  JobThread thread_;
  Job<QString> check_;
};

}  // namespace byways::app
