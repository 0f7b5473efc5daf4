// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <set>
#include <string>
#include <vector>

#include "app/games/game_face.h"
#include "app/review/review.h"

class QLabel;
class QStackedLayout;

namespace byways::app {

class ChanceGraph;
class LearnPage;
class Look;
class Preferences;
class Progress;
class ReviewBoard;
class ReviewPanel;
class ReviewTeller;
class VariationBar;

/// The page on which a game is reviewed turn by turn: the board, everybody's chances below it, and the most
/// important turns beside it. Of the match, the page changes only the review in the record, and adds the
/// lines that people want to keep.
class ReviewPage : public QWidget {
  Q_OBJECT

 public:
  /// All references must outlive the page. Precondition: canReview(match).
  ReviewPage(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
             Progress& progress, QWidget* parent);
  ~ReviewPage() override;

  /// Whether there is anything to review: computers can play the rule set, and there is a turn that isn't
  /// secret.
  [[nodiscard]] static bool canReview(const Match& match);

  [[nodiscard]] const GameFace& face() const { return face_; }
  [[nodiscard]] Review& review() { return review_; }
  /// The page for learning from the review; null if it isn't open.
  [[nodiscard]] LearnPage* learning() const { return learn_; }
  /// The table on the page for learning; null if there is none.
  [[nodiscard]] QWidget* learningTable() const;
  /// Whether somebody has made steps on the table for learning that can be undone.
  [[nodiscard]] bool canUndo() const;
  void undo();
  [[nodiscard]] bool canRedo() const;
  void redo();

 Q_SIGNALS:
  void closed();
  /// Something has changed that affects the menus.
  void changed();
  /// A message to be shown for a moment.
  void noted(const QString& text);
  void ruleRequested(const QString& rule);
  /// Asks to keep what somebody has explored as a game.
  void keepRequested(const byways::app::Match& match);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  /// A position of the game that people can go to.
  struct Stop {
    std::size_t cursor = 0;
    std::size_t entries = 0;  ///< entries before this position
    Seat seat = kNobody;      ///< the seat whose turn led here
    int number = 0;           ///< the number of that turn
    std::string turn;         ///< the turn that led here; empty if there is none or the turn isn't over
    QString text;             ///< what the list of turns shows if `turn` is empty
  };

  void findStops();
  [[nodiscard]] QString textOf(const Stop& stop) const;
  [[nodiscard]] std::vector<double> chancesAt(std::size_t index) const;
  [[nodiscard]] int stopOf(std::size_t entry) const;
  [[nodiscard]] ReviewTeller teller() const;
  void refresh();
  void goToStop(int stop);
  void chooseMoment(int moment);
  void showBetter();
  void backToGame();
  void keepBetter();
  void learn();
  void leaveLearning();
  void say(bool aloud);
  [[nodiscard]] QStringList totals() const;
  [[nodiscard]] QString resignedText() const;
  [[nodiscard]] QString nothingText() const;
  [[nodiscard]] bool isKept(const search::Judgement& moment) const;
  [[nodiscard]] QString restText() const;

  Match& match_;
  const GameFace& face_;
  const Look& look_;
  const Preferences& preferences_;
  Progress& progress_;
  Review review_;
  Seat seat_ = kNobody;  // the seat whose turns are listed; kNobody for all seats
  std::vector<Stop> stops_;
  std::vector<search::Judgement> moments_;
  int moment_ = -1;           // the chosen moment; -1 for none
  bool isVariation_ = false;  // whether the better line is on the board
  std::set<std::size_t> kept_;
  bool runsAfterLearning_ = false;
  QStackedLayout* pages_;
  QWidget* content_;
  ReviewBoard* board_;
  VariationBar* variation_;
  QLabel* caption_;
  ChanceGraph* graph_;
  ReviewPanel* panel_;
  LearnPage* learn_ = nullptr;
};

}  // namespace byways::app
