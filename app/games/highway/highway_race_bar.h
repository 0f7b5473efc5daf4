// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <optional>

#include "app/board/replay_bar.h"
#include "app/games/highway/highway_race.h"

namespace byways::app {

/// Plays a race on the board and has the buttons for it.
class HighwayRaceBar : public ReplayBar {
  Q_OBJECT

 public:
  /// `look` must outlive it. Hidden until there is a race.
  HighwayRaceBar(const Look& look, QWidget* parent);

  /// Shows a race from its beginning. Without animations it shows its end at once.
  void present(const HighwayRace& race);
  /// Whether a race is being shown, running or paused.
  [[nodiscard]] bool isOn() const { return race_.has_value(); }
  [[nodiscard]] bool isPlaying() const override { return timer_.isActive(); }
  [[nodiscard]] bool isAtEnd() const { return race_ && time_ >= race_->stages(); }
  /// What the board shows now. Precondition: isOn().
  [[nodiscard]] HighwayScene sceneNow() const { return race_->at(time_); }
  /// The seat's points at that moment. Precondition: as above.
  [[nodiscard]] int scoreNow(Seat seat) const { return race_->scoreAt(seat, time_); }
  /// What has come of the round until that moment. Precondition: as above.
  [[nodiscard]] QStringList factsNow() const { return race_->facts(time_); }
  [[nodiscard]] int round() const { return race_->round(); }
  [[nodiscard]] double time() const { return time_; }

  void playOrPause() override;
  void step(int stages) override;
  void replay() override;
  /// From the middle to the end; from the end back to the game.
  void goOn() override;
  /// Takes the race off the board, at whatever moment it is.
  void close();

 Q_SIGNALS:
  void sceneChanged();
  void closed();

 private:
  void setTime(double time);
  void tick();
  void setPlaying(bool on);
  void refresh() override;

  std::optional<HighwayRace> race_;
  double time_ = 0;
  QTimer timer_;
  QElapsedTimer clock_;
};

}  // namespace byways::app
