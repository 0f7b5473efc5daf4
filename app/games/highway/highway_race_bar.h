// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <optional>

#include "app/games/highway/highway_race.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace byways::app {

class Look;

/// Plays a race and has the buttons for it: back, play or pause, forward, speed, replay, and one that goes
/// on.
class HighwayRaceBar : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive it. Hidden until there is a race.
  HighwayRaceBar(const Look& look, QWidget* parent);

  /// Shows a race from its beginning. Where nothing moves, its end stands still at once.
  void present(const HighwayRace& race);
  /// Whether a race is on show, running or standing.
  [[nodiscard]] bool isOn() const { return race_.has_value(); }
  [[nodiscard]] bool isPlaying() const { return timer_.isActive(); }
  [[nodiscard]] bool isAtEnd() const { return race_ && time_ >= race_->stages(); }
  /// What the board shows now. Precondition: isOn().
  [[nodiscard]] HighwayScene sceneNow() const { return race_->at(time_); }
  [[nodiscard]] double time() const { return time_; }
  [[nodiscard]] double speed() const { return speed_; }

  void playOrPause();
  void step(int stages);
  void replay();
  void changeSpeed();
  /// From the middle to the end; from the end back to the game.
  void goOn();
  /// Takes the race off the board, wherever it is.
  void close();

 Q_SIGNALS:
  void sceneChanged();
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void setTime(double time);
  void tick();
  void setPlaying(bool on);
  void refresh();

  const Look& look_;
  std::optional<HighwayRace> race_;
  double time_ = 0;
  double speed_ = 1;
  QTimer timer_;
  QElapsedTimer clock_;
  QLabel* caption_ = nullptr;
  QToolButton* back_ = nullptr;
  QToolButton* play_ = nullptr;
  QToolButton* forward_ = nullptr;
  QToolButton* speedButton_ = nullptr;
  QToolButton* replay_ = nullptr;
  QPushButton* continue_ = nullptr;
};

}  // namespace byways::app
