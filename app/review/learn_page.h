// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "app/games/game_face.h"
#include "app/job/job.h"
#include "app/review/review.h"

namespace byways::app {

class LearnDesk;
class Look;
class Preferences;
class TablePage;

/// The positions in which something was given away, once more: the learner makes a turn on the board, and
/// any that is as good as the best will do. The answer is shown only when asked for. Each position is a match
/// of its own on a table of its own, so the game stays as it is.
class LearnPage : public QWidget {
  Q_OBJECT

 public:
  /// All references must outlive it. Precondition: `moments` are judgements of the review's line and not
  /// empty.
  LearnPage(const Match& match, Review& review, std::vector<search::Judgement> moments, const GameFace& face,
            const Look& look, const Preferences& preferences, QWidget* parent);
  ~LearnPage() override;

  /// Puts the first position on the table that wasn't solved before, or the first of all.
  void begin();

  /// Null before begin.
  [[nodiscard]] TablePage* table() const { return table_; }
  /// Steps of the turn that is being made are taken back and played again, no others.
  [[nodiscard]] bool canUndo() const;
  void undo();
  [[nodiscard]] bool canRedo() const;
  void redo();

  /// How far it is with this position.
  enum class State {
    Trying,   ///< a turn is being made
    Judging,  ///< it is looked at
    Right,    ///< it was as good as the best
    Wrong,    ///< it gave something away
    Shown     ///< the answer is on the board
  };
  [[nodiscard]] State state() const { return state_; }

  /// A turn that gives away no more than this, as a chance to win, is as good as the best: estimates are no
  /// closer.
  static constexpr double kAsGood = 0.02;

 Q_SIGNALS:
  void finished();
  /// Another position is on the table, or something can be taken back.
  void changed();
  void ruleRequested(const QString& rule);

 protected:
  void focusInEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] const search::Judgement& moment() const { return moments_[index_]; }
  void open(std::size_t index);
  void followTurn();
  void judge(const std::string& turn);
  void take(std::optional<double> loss);
  void showAnswer();
  void playAnswer();
  void goOn();
  void setState(State state);
  void refresh();
  [[nodiscard]] QString text() const;
  [[nodiscard]] int found() const;

  const Match& match_;
  Review& review_;
  std::vector<search::Judgement> moments_;
  const GameFace& face_;
  const Look& look_;
  const Preferences& preferences_;
  std::size_t index_ = 0;
  std::set<std::size_t> shown_;  // positions of which the answer was shown
  State state_ = State::Trying;
  std::optional<double> loss_;  // of the turn that was tried last
  std::unique_ptr<Match> tried_;
  std::size_t start_ = 0;  // the cursor at which the turn begins
  TablePage* table_ = nullptr;
  LearnDesk* desk_ = nullptr;
  QStringList answer_;  // steps still to be shown
  QTimer timer_;        // from one of them to the next
  JobThread thread_{JobThread::Priority::Low};
  Job<std::optional<double>> judging_;
};

}  // namespace byways::app
