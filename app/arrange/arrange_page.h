// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

#include <memory>

#include "app/arrange/arrange_history.h"
#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/job/job.h"
#include "engine/solve/limits.h"

class QHBoxLayout;

namespace byways::app {

class ArrangeBoard;
class NumberRows;
class MessageStrip;
class PiecePalette;

/// The page on which a position is set up by hand: the game's board, what can be put on it, and whether a
/// game can begin there.
class ArrangePage final : public QWidget {
  Q_OBJECT

 public:
  /// `setup` says for whom and with which options. The first position shown is that of `setup`, if it has
  /// one, else that of `table`, else the usual start. All references except `table` must outlive the page.
  ArrangePage(const MatchSetup& setup, const Timeline* table, const GameFace& face, const Look& look,
              QWidget* parent);
  ~ArrangePage() override;

  [[nodiscard]] const GameFace& face() const { return face_; }
  [[nodiscard]] ArrangeBoard& board() const { return *board_; }
  [[nodiscard]] const ArrangeHistory& history() const { return *history_; }
  /// How to play from what is on the board; nothing while that can't be played.
  [[nodiscard]] std::optional<MatchSetup> playable() const;
  /// What it is called, if it is to be kept: of challenges only.
  [[nodiscard]] QString name() const { return name_->text().trimmed(); }
  /// What is on the board is kept under that name, and isn't changed any more.
  void setKept(const QString& name);
  /// Whether something on the board or in the name has changed since.
  [[nodiscard]] bool isChanged() const { return isBoardChanged() || name() != keptName_; }
  [[nodiscard]] bool isBoardChanged() const { return history_->now() != kept_; }
  /// How many moves the solution has that was found of what is on the board; 0 if it is proven that there is
  /// none; nothing while neither is known.
  [[nodiscard]] std::optional<int> solution() const { return solution_; }
  /// Why the position can't be played, as a sentence; empty if it can.
  [[nodiscard]] QString problem() const { return problem_; }

  void undo() { history_->undo(); }
  void redo() { history_->redo(); }

 Q_SIGNALS:
  /// The position has changed.
  void changed();
  void playRequested(const byways::app::MatchSetup& setup);
  /// What is on the board is to be kept as a puzzle.
  void keepRequested();
  /// solution() is known now.
  void solutionFound();
  void cancelled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  // What the search has found.
  struct Found {
    Verdict verdict = Verdict::Unknown;
    int moves = 0;
  };

  QWidget* makeSide();
  void fitSide(QWidget& side);
  void refresh();
  void retranslate();
  void lookForSolution();
  void tellSearched(const Found& found);
  void showIcon(const QIcon& icon);
  [[nodiscard]] QString solutionText(const Found& found) const;
  void showNote(const QString& place);
  void tellRoom();
  void play();

  const GameFace& face_;
  const Look& look_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<Arranger> arranger_;
  std::unique_ptr<ArrangeHistory> history_;
  ArrangeBoard* board_ = nullptr;
  MessageStrip* message_ = nullptr;
  PiecePalette* palette_ = nullptr;
  NumberRows* numbers_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* game_ = nullptr;
  QLabel* hint_ = nullptr;
  QHBoxLayout* starts_ = nullptr;  // the row with the next two
  QPushButton* empty_ = nullptr;
  QPushButton* usual_ = nullptr;
  QLabel* statusIcon_ = nullptr;
  QLabel* status_ = nullptr;
  QWidget* keeping_ = nullptr;
  QLineEdit* name_ = nullptr;
  QLabel* room_ = nullptr;  // how many more letters the name may have
  QPushButton* keep_ = nullptr;
  QHBoxLayout* buttons_ = nullptr;  // the row with the next two
  QPushButton* cancel_ = nullptr;
  QPushButton* play_ = nullptr;
  QString problem_;
  std::optional<int> solution_;
  Arrangement kept_;
  QString keptName_;
  JobThread thread_;
  Job<Found> search_;  // for a solution of what is on the board
};

}  // namespace byways::app
