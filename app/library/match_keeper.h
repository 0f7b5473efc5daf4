// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

#include "app/library/library.h"

namespace byways::app {

class KeptGames;

/// Saves the match on the table: at every step in the library, and on request in the user's own file that it
/// came from or was saved to.
class MatchKeeper : public QObject {
  Q_OBJECT

 public:
  /// The references must outlive the keeper.
  MatchKeeper(const Library& library, KeptGames& games, QObject* parent = nullptr);
  ~MatchKeeper() override;

  /// Takes charge of a match, which must live until `letGo`. `file` is the user's own file that holds it, or
  /// empty. Nothing is saved before `keepAt` or `noteEdit`.
  void takeUp(Match& match, const QString& file);
  void letGo();
  /// Saves it there from now on, in the folder of the library. Without a lock the game is locked here.
  void keepAt(const QString& path, std::unique_ptr<GameLock> lock = nullptr);

  /// Must be called when the match has changed. A match that differs from the user's file is saved in the
  /// library.
  void noteEdit();
  /// Makes the game count for the shelf and the statistics at once, without reading its file.
  void noteGame();
  /// Whether another game of the library is the same one.
  [[nodiscard]] bool hasTwinOf(const Match& match);

  /// Writes the user's own file; returns what went wrong. If saving at every step has failed, every step goes
  /// there from now on. Precondition: there is a match.
  [[nodiscard]] QString saveTo(const QString& path);
  /// Tries again to save what couldn't be saved.
  void retry();
  /// Waits until the match as it is now is saved, or has its problem.
  void settle();
  /// Whether somebody else has changed the user's own file since it was read or written here.
  [[nodiscard]] bool isFileForeign() const;

  /// The user's own file; empty if there is none.
  [[nodiscard]] QString file() const { return file_; }
  /// Where the match is found again: in the library, or else in the user's own file; empty if nowhere.
  [[nodiscard]] QString path() const { return autosave_ ? autosave_->path() : file_; }
  /// Whether it is saved at every step in that file.
  [[nodiscard]] bool isKeptAt(const QString& path) const;
  /// Hands over the lock to the next user of the same file. Precondition: it is kept.
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
  KeptGames& games_;
  Match* match_ = nullptr;
  std::unique_ptr<Autosave> autosave_;
  QString file_;
  QByteArray fileBytes_;                  // what was read or written there
  std::optional<Match::Content> inFile_;  // what the match was then
  bool fileIsOld_ = false;                // the match has changed since
};

}  // namespace byways::app
