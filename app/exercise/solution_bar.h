// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include "app/board/replay_bar.h"
#include "app/games/game_face.h"

namespace byways::app {

/// The controls that play a match from its cursor to its end and back: which move is on the board, what the
/// move does, a slider and buttons. While they are shown, they replace the game's controls beside the board.
class SolutionBar : public ReplayBar {
  Q_OBJECT

 public:
  /// The references must outlive the bar. The solution begins at the cursor of `match`, which belongs to the
  /// replay.
  SolutionBar(Match& match, const GameFace& face, const Look& look, QWidget* parent);

  [[nodiscard]] bool isAtEnd() const override { return !match_.canRedo(); }
  void goOn() override { Q_EMIT closed(); }
  void goToEnd();
  /// Enter jumps to the end and, at the end, continues. Space plays and pauses.
  bool handleKey(int key) override;

 Q_SIGNALS:
  void closed();

 private:
  void goToStart() override { match_.goTo(start_); }
  void goBy(int moves) override;
  void slideTo(int moves);
  void refresh() override;
  [[nodiscard]] QString caption() const;

  Match& match_;
  const GameFace& face_;
  std::size_t start_;
  QSlider* slider_;
};

}  // namespace byways::app
