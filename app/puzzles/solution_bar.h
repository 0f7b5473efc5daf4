// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "app/board/replay_bar.h"
#include "app/games/game_face.h"

namespace byways::app {

/// Plays a match of its own from a cursor to its end and back, and has the buttons for it.
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

 Q_SIGNALS:
  void closed();

 private:
  void setPlaying(bool on);
  void tick();
  void refresh() override;
  [[nodiscard]] QString caption() const;

  Match& match_;
  const GameFace& face_;
  std::size_t start_;
  QTimer timer_;
};

}  // namespace byways::app
