// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace byways::app {

class Preferences;

/// Plays something for people to see: one step after the other with pauses between them. Whatever the program
/// plays by itself goes through one of these: turns of computers, solutions, answers, variations, races.
class Playback : public QObject {
  Q_OBJECT

 public:
  /// Pauses in milliseconds, about as long as a person would take.
  struct Pace {
    int before = 0;   ///< a turn
    int between = 0;  ///< its steps
  };
  /// The pace that people have chosen for computers.
  [[nodiscard]] static Pace paceOf(const Preferences& preferences);

  /// `step` plays the next step and returns whether there is another one. It may call the functions below, or
  /// destroy this. `pause` is asked before each step but the first.
  Playback(std::function<bool()> step, std::function<int()> pause, QObject* parent = nullptr);

  /// Plays from now on, the first step after the given pause. Takes the place of what was being waited for.
  void play(int first);
  void play() { play(pause_()); }
  /// Stops where it is; `finished` doesn't follow.
  void stop();
  /// Plays all that is left at once. Does nothing unless it is playing.
  void skip();
  /// Also true during a step.
  [[nodiscard]] bool isPlaying() const { return isPlaying_; }
  /// Milliseconds before this step in which it was playing, since the one before or since it began.
  [[nodiscard]] qint64 elapsed() const { return elapsed_; }

 Q_SIGNALS:
  /// The last step has been played.
  void finished();

 private:
  /// False once there is nothing more to be done here.
  bool advance();

  std::function<bool()> step_;
  std::function<int()> pause_;
  QTimer timer_;  // to the next step
  QElapsedTimer since_;
  qint64 elapsed_ = 0;
  bool isPlaying_ = false;
  int calls_ = 0;  // of play and stop
};

}  // namespace byways::app
