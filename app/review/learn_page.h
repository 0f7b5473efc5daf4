// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "app/games/game_face.h"
#include "app/review/learn_run.h"

namespace byways::app {

class Look;
class TablePage;

/// Shows the moments of a review in which somebody gave something away, one after another, each as an
/// exercise on its own table.
class LearnPage : public QWidget {
  Q_OBJECT

 public:
  /// All references must outlive the page. Precondition: `moments` are judgements of the review's line, and
  /// there is at least one.
  LearnPage(const Match& match, Review& review, std::vector<search::Judgement> moments, const GameFace& face,
            const Look& look, const Preferences& preferences, Progress& progress, QWidget* parent);
  ~LearnPage() override;

  /// Puts the first unsolved moment on the table or, if all are solved, the very first.
  void begin();

  /// Goes to the next moment, or closes the page after the last one.
  void goToNext();

  /// Null before begin.
  [[nodiscard]] TablePage* table() const { return table_; }
  [[nodiscard]] ExerciseRun* run() const { return run_.get(); }
  /// The match on which somebody explores; null while nobody does.
  [[nodiscard]] Match* explored() const {
    return run_ != nullptr && run_->isExploring() ? tried_.get() : nullptr;
  }
  /// Undo goes back at most to the position of the exercise; in free play, to the start of the free play.
  [[nodiscard]] bool canUndo() const { return run_ != nullptr && run_->canUndo(); }
  void undo();
  [[nodiscard]] bool canRedo() const { return tried_ != nullptr && tried_->canRedo(); }
  void redo();

 Q_SIGNALS:
  void finished();
  /// The position on the table has changed, or canUndo or canRedo has.
  void changed();
  void ruleRequested(const QString& rule);
  /// Asks to keep `match`, on which somebody explores, as a game.
  void keepRequested(const byways::app::Match& match);

 protected:
  void focusInEvent(QFocusEvent* event) override;

 private:
  void open(std::unique_ptr<ExerciseRun> run);

  const Match& match_;
  Review& review_;
  LearnRun::Moments moments_;
  const GameFace& face_;
  const Look& look_;
  const Preferences& preferences_;
  Progress& progress_;
  std::unique_ptr<ExerciseRun> run_;
  std::unique_ptr<Match> tried_;
  TablePage* table_ = nullptr;
};

}  // namespace byways::app
