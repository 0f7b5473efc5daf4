// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <map>
#include <optional>
#include <vector>

#include "app/job/job.h"
#include "app/match/kept_review.h"

namespace byways::app {

/// Judges every turn of the line on the table, on a thread with low priority: first all of them, then again
/// more closely those that lost most. It can be interrupted at any time and resumes; results are kept in the
/// record.
class Review : public QObject {
  Q_OBJECT

 public:
  /// Reviews the line that is on the table now, starting with what the record knows. `match` must outlive it.
  /// Precondition: computers can play the game.
  explicit Review(Match& match, QObject* parent = nullptr);
  /// Stops and keeps what is known.
  ~Review() override;

  /// Resumes, or pauses until the next call.
  void setRunning(bool isRunning);
  [[nodiscard]] bool isRunning() const { return isRunning_; }
  /// Whether there is nothing left to look at.
  [[nodiscard]] bool isDone() const { return !next().has_value(); }
  /// How many turns there are, and how many have been looked at.
  [[nodiscard]] std::size_t turns() const { return turns_.size(); }
  [[nodiscard]] std::size_t judged() const { return known_.size(); }

  /// That line, without an unfinished secret round.
  [[nodiscard]] const Timeline& timeline() const { return timeline_; }
  /// The turns to judge, as indices of the line's entries.
  [[nodiscard]] const std::vector<std::size_t>& entries() const { return turns_; }
  /// What is known of the turn; null if nothing yet.
  [[nodiscard]] const search::Judgement* judgement(std::size_t entry) const;

  /// The estimated seconds until all turns have been judged once; nothing while unknown or paused.
  [[nodiscard]] std::optional<int> secondsLeft() const;
  /// Whether somebody has found a turn as good as the best there.
  [[nodiscard]] bool isSolved(std::size_t entry) const;
  void noteSolved(std::size_t entry);

  /// The turns that have lost most, at most `most` of them, the worst first; of one seat only, or of all
  /// (kNobody). None that lost next to nothing, and no choices in words.
  [[nodiscard]] std::vector<search::Judgement> worst(Seat seat, std::size_t most) const;
  /// What a seat's turns have lost in all, as chances to win.
  [[nodiscard]] double lossOf(Seat seat) const;
  /// What its dice have brought it in all; 0 in games without dice.
  [[nodiscard]] double luckOf(Seat seat) const;

  /// The least loss that counts, as a chance to win.
  static constexpr double kSmall = 0.03;

 Q_SIGNALS:
  /// There are new results, or it has been paused, resumed or finished.
  void changed();

 private:
  /// A turn to look at, and how closely.
  struct Task {
    std::size_t entry = 0;
    int depth = 1;
  };

  [[nodiscard]] std::optional<Task> next() const;
  void begin();
  void take(std::optional<search::Judgement> judgement);
  void keep();
  void lookBack();

  Match& match_;
  Timeline timeline_;
  std::vector<std::size_t> turns_;
  std::map<std::size_t, JudgedTurn> known_;               // each judged by itself
  std::map<std::size_t, search::Judgement> inHindsight_;  // corrected by the next turns
  std::vector<std::size_t> failed_;                       // turns that couldn't be judged
  bool isRunning_ = false;
  bool isKept_ = true;
  QElapsedTimer sinceKept_;
  QElapsedTimer sinceBegun_;      // since the review was last resumed
  std::size_t judgedBefore_ = 0;  // the number of turns judged at that time
  Task task_;
  JobThread thread_{JobThread::Priority::Low};
  Job<std::optional<search::Judgement>> job_;
};

}  // namespace byways::app
