// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace byways::app {

class Preferences;

/// Plays something for people to watch, step by step with pauses. Everything that the program plays by itself
/// goes through a Playback: turns of computers, solutions, answers, variations and races.
class Playback : public QObject {
  Q_OBJECT

 public:
  /// Pauses in milliseconds, about as long as a person would take.
  struct Pace {
    int before = 0;   ///< before a turn
    int between = 0;  ///< between its steps
  };
  /// The pace that people have chosen for computers.
  [[nodiscard]] static Pace paceOf(const Preferences& preferences);

  /// `step` plays the next step and returns whether there is another one. It may call the functions below, or
  /// destroy this object. `pause` returns the pause, in milliseconds, before each step but the first.
  Playback(std::function<bool()> step, std::function<int()> pause, QObject* parent = nullptr);

  /// Starts playing, after a pause of `first` milliseconds. Cancels a pending step.
  void play(int first);
  void play() { play(pause_()); }
  /// Stops without emitting `finished`.
  void stop();
  /// Plays all remaining steps at once. Does nothing unless isPlaying().
  void skip();
  /// Also true during a step.
  [[nodiscard]] bool isPlaying() const { return isPlaying_; }
  /// Milliseconds of playing since the previous step, or since the start.
  [[nodiscard]] qint64 elapsed() const { return elapsed_; }

 Q_SIGNALS:
  /// The last step has been played.
  void finished();

 private:
  /// Plays one step. Returns false if no further step is to be scheduled.
  bool advance();

  std::function<bool()> step_;
  std::function<int()> pause_;
  QTimer timer_;  // until the next step
  QElapsedTimer since_;
  qint64 elapsed_ = 0;
  bool isPlaying_ = false;
  int calls_ = 0;  // calls of play and stop: a step that changes this number has itself called play or stop
};

}  // namespace byways::app
