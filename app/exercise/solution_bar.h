// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QTimer>

#include "app/board/replay_bar.h"
#include "app/games/game_face.h"

namespace byways::app {

/// Plays a match of its own from a cursor to its end and back: what lies on the board, what the move does, a
/// slider and the buttons. It stands beside the board in place of what belongs to the game.
class SolutionBar : public ReplayBar {
  Q_OBJECT

 public:
  /// The references must outlive it. The match stands where the solution begins.
  SolutionBar(Match& match, const GameFace& face, const Look& look, QWidget* parent);

  [[nodiscard]] bool isPlaying() const override { return timer_.isActive(); }
  [[nodiscard]] bool isAtEnd() const { return !match_.canRedo(); }
  void playOrPause() override;
  void step(int moves) override;
  void replay() override;
  void goOn() override { Q_EMIT closed(); }
  /// What the arrow keys and others do here; returns whether that means something.
  bool handleKey(int key);

 Q_SIGNALS:
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void setPlaying(bool on);
  void goTo(int moves);
  void tick();
  void refresh() override;
  [[nodiscard]] QString caption() const;

  Match& match_;
  const GameFace& face_;
  std::size_t start_;
  QTimer timer_;
  QSlider* slider_;
};

}  // namespace byways::app
