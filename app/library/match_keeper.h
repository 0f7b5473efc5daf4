// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

#include "app/library/library.h"

namespace byways::app {

class GameIndex;

/// Saves the match on the table: at every step in the library, and on request in the user's own file from
/// which the match came or to which it was saved.
class MatchKeeper : public QObject {
  Q_OBJECT

 public:
  /// The references must outlive the keeper.
  MatchKeeper(const Library& library, GameIndex& games, QObject* parent = nullptr);
  ~MatchKeeper() override;

  /// Takes charge of a match, which must live until `letGo`. `file` is the user's own file with this match,
  /// or empty. Nothing is saved before a call of `keepAt` or `noteEdit`.
  void takeUp(Match& match, const QString& file);
  void letGo();
  /// From now on saves the match at `path`, which is in the folder of the library. `lock` is the lock of that
  /// file; if null, the keeper locks it.
  void keepAt(const QString& path, std::unique_ptr<GameLock> lock = nullptr);

  /// Must be called when the match has changed. From the moment at which the match differs from the user's
  /// file, it is saved in the library.
  void noteEdit();
  /// Tells `games` about the match, so that the shelf and the statistics count it at once, without reading
  /// its file.
  void noteGame();
  /// Whether the library already has the game of `match`, or a copy of it.
  [[nodiscard]] bool hasTwinOf(const Match& match);

  /// Writes the user's own file; returns what went wrong, or an empty text. If saving at every step in the
  /// library has failed, every step is saved to this file from now on. Precondition: there is a match.
  [[nodiscard]] QString saveTo(const QString& path);
  /// Tries again to save what couldn't be saved.
  void retry();
  /// Waits until the match in its current state is saved, or until it is known why it can't be (problem).
  void settle();
  /// Whether somebody else (another window or program) has changed the user's own file since it was last read
  /// or written here.
  [[nodiscard]] bool isFileForeign() const;

  /// The user's own file; empty if there is none.
  [[nodiscard]] QString file() const { return file_; }
  /// Where the match is stored: the path in the library, or else the user's own file; empty if nowhere.
  [[nodiscard]] QString path() const { return autosave_ ? autosave_->path() : file_; }
  /// Whether the match is saved at `path` at every step.
  [[nodiscard]] bool isKeptAt(const QString& path) const;
  /// Hands over the lock to the next user of the same file. Precondition: the match is saved at every step.
  [[nodiscard]] std::unique_ptr<GameLock> takeLock() { return autosave_->takeLock(); }
  /// Why the match isn't saved, in a few words; empty if it is or needn't be.
  [[nodiscard]] QString problem() const { return autosave_ ? autosave_->problem() : QString(); }
  /// Whether the record will soon be too large for more comments, lines and reviews.
  [[nodiscard]] bool isNearlyFull() const { return autosave_ && autosave_->isNearlyFull(); }
  /// Whether the user's own file is out of date, or the match isn't saved at all.
  [[nodiscard]] bool isModified() const;

 Q_SIGNALS:
  void problemChanged();

 private:
  const Library& library_;
  GameIndex& games_;
  Match* match_ = nullptr;
  std::unique_ptr<Autosave> autosave_;
  QString file_;
  QByteArray fileBytes_;                  // the bytes last read from or written to the file
  std::optional<Match::Content> inFile_;  // the match's content at that time
  bool fileIsOld_ = false;                // the match has changed since that time
};

}  // namespace byways::app
