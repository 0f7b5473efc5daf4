// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include "app/exercise/solution_bar.h"
#include "app/games/game_face.h"

namespace byways::app {

class Look;

/// Plays a solution on a second board that covers the one on the table, so that the game on the table stays
/// as it is. Starts by itself unless animations are off. Space plays and pauses, the arrow keys step, Home
/// restarts, Enter jumps to the end. The owner has to place the controls, the SolutionBar.
class SolutionReplay : public QWidget {
  Q_OBJECT

 public:
  /// `cover` is the widget to cover; the references must outlive the replay. Precondition: `moves` are legal
  /// one after another, from the position after `cursor` steps of the match.
  SolutionReplay(const Match& match, std::size_t cursor, const QStringList& moves, const GameFace& face,
                 const Look& look, QWidget& cover);
  ~SolutionReplay() override;
  SolutionReplay(const SolutionReplay&) = delete;
  SolutionReplay& operator=(const SolutionReplay&) = delete;

  [[nodiscard]] SolutionBar* bar() const { return bar_; }
  [[nodiscard]] const Match& shown() const { return *match_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  const Look& look_;
  std::unique_ptr<Match> match_;
  BoardView* board_;
  QPointer<SolutionBar> bar_;  // destroyed with this object
};

}  // namespace byways::app
