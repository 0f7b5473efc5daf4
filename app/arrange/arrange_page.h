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

/// The page for setting up a position by hand. It has the game's board and the pieces to choose from, and
/// says whether a game can begin with the position.
class ArrangePage final : public QWidget {
  Q_OBJECT

 public:
  /// `setup` has players and options. The page begins with the position of `setup`; if it has none, with the
  /// current position of `table`; if `table` is null, with the usual start. All references must outlive the
  /// page; `table` is used only in the constructor.
  ArrangePage(const MatchSetup& setup, const Timeline* table, const GameFace& face, const Look& look,
              QWidget* parent);
  ~ArrangePage() override;

  [[nodiscard]] const GameFace& face() const { return face_; }
  [[nodiscard]] ArrangeBoard& board() const { return *board_; }
  [[nodiscard]] const ArrangeHistory& history() const { return *history_; }
  /// The setup with the position on the board; nothing while this position can't be played.
  [[nodiscard]] std::optional<MatchSetup> playable() const;
  /// The name under which a challenge is to be kept; empty for other rule sets.
  [[nodiscard]] QString name() const { return name_->text().trimmed(); }
  /// Tells the page that the position has been kept under `name`.
  void setKept(const QString& name);
  /// Whether the position or the name has changed since setKept.
  [[nodiscard]] bool isChanged() const { return isBoardChanged() || name() != keptName_; }
  [[nodiscard]] bool isBoardChanged() const { return history_->now() != kept_; }
  /// The number of moves of the solution that was found; 0 if it is proven that there is no solution; nothing
  /// while neither is known.
  [[nodiscard]] std::optional<int> solution() const { return solution_; }
  /// Why the position can't be played, as a sentence; empty if it can.
  [[nodiscard]] QString problem() const { return problem_; }

  void undo() { history_->undo(); }
  void redo() { history_->redo(); }

 Q_SIGNALS:
  /// The position has changed.
  void changed();
  void playRequested(const byways::app::MatchSetup& setup);
  /// The position is to be kept as a puzzle.
  void keepRequested();
  /// solution() has become known.
  void solutionFound();
  void cancelled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  // The result of a search for a solution.
  struct Found {
    Verdict verdict = Verdict::Unknown;
    int moves = 0;
  };

  QWidget* makeSide();
  void fitSide(QWidget& side);
  void refresh();
  void retranslate();
  void searchForSolution();
  void showSolution(const Found& found);
  void showIcon(const QIcon& icon);
  [[nodiscard]] QString solutionText(const Found& found) const;
  void showNote(const QString& place);
  void showLettersLeft();
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
  QHBoxLayout* starts_ = nullptr;  // the row with the next two buttons
  QPushButton* empty_ = nullptr;
  QPushButton* usual_ = nullptr;
  QLabel* statusIcon_ = nullptr;
  QLabel* status_ = nullptr;
  QWidget* keeping_ = nullptr;
  QLineEdit* name_ = nullptr;
  QLabel* lettersLeft_ = nullptr;  // how many more letters the name may have
  QPushButton* keep_ = nullptr;
  QHBoxLayout* buttons_ = nullptr;  // the row with the next two buttons
  QPushButton* cancel_ = nullptr;
  QPushButton* play_ = nullptr;
  QString problem_;
  std::optional<int> solution_;
  Arrangement kept_;
  QString keptName_;
  JobThread thread_;
  Job<Found> search_;  // for a solution of the position
};

}  // namespace byways::app
