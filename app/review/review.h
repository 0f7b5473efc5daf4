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

/// Judges every turn of the line on the table, on a thread with low priority: first all turns once, then
/// those that lost most again, more closely. A review can be interrupted and resumed at any time, because its
/// results are kept in the record.
class Review : public QObject {
  Q_OBJECT

 public:
  /// Reviews the line that is on the table now, starting with the results in the record. `match` must outlive
  /// the review. Precondition: computers can play the rule set.
  explicit Review(Match& match, QObject* parent = nullptr);
  /// Stops, and keeps the results so far in the record.
  ~Review() override;

  /// Resumes or pauses the review, which is paused at first.
  void setRunning(bool isRunning);
  [[nodiscard]] bool isRunning() const { return isRunning_; }
  /// Whether no turn is left to judge.
  [[nodiscard]] bool isDone() const { return !next().has_value(); }
  /// How many turns there are to judge (turns), and how many have been judged (judged).
  [[nodiscard]] std::size_t turns() const { return turns_.size(); }
  [[nodiscard]] std::size_t judged() const { return known_.size(); }

  /// The reviewed line, without an unfinished secret round.
  [[nodiscard]] const Timeline& timeline() const { return timeline_; }
  /// The turns to judge, as indices of the entries of timeline().
  [[nodiscard]] const std::vector<std::size_t>& entries() const { return turns_; }
  /// The judgement of the turn with the index `entry`, in hindsight; null if that turn hasn't been judged
  /// yet.
  [[nodiscard]] const search::Judgement* judgement(std::size_t entry) const;

  /// The estimated seconds until all turns have been judged once; nothing while the estimate isn't known or
  /// the review is paused.
  [[nodiscard]] std::optional<int> secondsLeft() const;
  /// Whether somebody learning from the review has found a turn as good as the best at this entry.
  [[nodiscard]] bool isSolved(std::size_t entry) const;
  void noteSolved(std::size_t entry);

  /// The turns of `seat`, or of all seats if it is kNobody, that have lost most: at most `most` turns, the
  /// worst first. Leaves out turns that lost less than kSmall, and choices in words.
  [[nodiscard]] std::vector<search::Judgement> worst(Seat seat, std::size_t most) const;
  /// How much chance to win a seat's turns have lost in total.
  [[nodiscard]] double lossOf(Seat seat) const;
  /// How much chance to win a seat's dice have brought in total; 0 in games without dice.
  [[nodiscard]] double luckOf(Seat seat) const;

  /// The least loss that counts, as a chance to win.
  static constexpr double kSmall = 0.03;

 Q_SIGNALS:
  /// There are new results, or the review has been paused, resumed or finished.
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
  std::map<std::size_t, JudgedTurn> known_;               // judgements of each turn by itself
  std::map<std::size_t, search::Judgement> inHindsight_;  // judgements corrected by those of later turns
  std::vector<std::size_t> failed_;                       // turns that couldn't be judged
  bool isRunning_ = false;
  bool isKept_ = true;
  QElapsedTimer sinceKept_;
  QElapsedTimer sinceBegun_;      // time since the review was last resumed
  std::size_t judgedBefore_ = 0;  // the number of turns that were judged when the review was last resumed
  Task task_;
  JobThread thread_{JobThread::Priority::Low};
  Job<std::optional<search::Judgement>> job_;
};

}  // namespace byways::app
