// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/exercise/turn_run.h"
#include "app/job/job.h"
#include "app/review/review.h"

namespace byways::app {

/// An exercise from a moment of a game in which somebody gave something away: find a turn that is as good as
/// the best (kAsGood). The exercise is played on a match of its own, so the game stays as it is. The next
/// exercise is the next moment.
class LearnRun : public TurnRun {
  Q_OBJECT

 public:
  using Moments = std::shared_ptr<const std::vector<search::Judgement>>;

  /// The references must outlive the run. Precondition: `moments` are judgements of the review's line, and
  /// `index` is below their number.
  LearnRun(const Match& game, Review& review, Moments moments, std::size_t index, Progress& progress,
           const Preferences& preferences);

  /// The exercise ends on the page of the review, which counts as Page::Room.
  [[nodiscard]] Page page() const override { return Page::Room; }
  [[nodiscard]] const Game& taught() const override { return game_.game(); }
  [[nodiscard]] QString windowTitle() const override;
  [[nodiscard]] std::unique_ptr<ExerciseRun> next() const override;

  /// A turn counts as good as the best if it gives away no more than this chance to win, because estimates
  /// aren't more accurate.
  static constexpr double kAsGood = 0.02;

 protected:
  [[nodiscard]] std::unique_ptr<Match> makeStart() const override;
  [[nodiscard]] ExerciseFace makeFace() override;
  [[nodiscard]] const std::string& sought() const override { return moment().best; }
  void look(const std::string& turn) override;
  void makeSolution() override;
  void makeTry() override;
  void showingChanged(bool isTakenBack) override;
  void shown() override;

 private:
  [[nodiscard]] const search::Judgement& moment() const { return (*moments_)[index_]; }
  [[nodiscard]] bool isLast() const { return index_ + 1 == moments_->size(); }
  void take(std::optional<double> loss);
  void playAnswer();
  [[nodiscard]] QString bestText() const;
  [[nodiscard]] QString foundText() const;

  const Match& game_;
  Review& review_;
  Moments moments_;
  std::size_t index_;
  bool isShown_ = false;  // whether the best turn was shown rather than found
  JobThread thread_{JobThread::Priority::Low};
  Job<std::optional<double>> judging_;
};

}  // namespace byways::app
