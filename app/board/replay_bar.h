// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include "app/match/playback.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace byways::app {

class Look;

/// The buttons of something replayed on a board: again, back, play or pause, forward, speed, continue, and a
/// caption beside them. Derived classes define what the buttons do.
class ReplayBar : public QWidget {
  Q_OBJECT

 public:
  /// How its parts lie.
  enum class Shape {
    Row,      ///< side by side
    TwoRows,  ///< a long caption above the buttons, which lie side by side
    Column    ///< the caption above the buttons, for a narrow place
  };

  /// `look` must outlive it. The buttons are named `name` with "Replay", "Back", "Play", "Forward", "Speed"
  /// and "Continue" after it.
  ReplayBar(const QString& name, const Look& look, QWidget* parent, Shape shape = Shape::Row);

  /// Half, normal or double.
  [[nodiscard]] double speed() const { return speed_; }
  void changeSpeed();

  [[nodiscard]] bool isPlaying() const { return playback_.isPlaying(); }
  /// At the end, starts again. If nothing plays by itself, goes one step forward.
  void playOrPause();
  /// Goes that many steps on, or back if negative.
  void step(int steps);
  /// Starts again from the beginning.
  void replay();
  /// What happens after the end.
  virtual void goOn() = 0;
  /// Space and Enter play and pause, and continue at the end; arrow keys step, Home starts again, Escape
  /// continues. Returns whether the key was used.
  virtual bool handleKey(int key);
  /// Whether all of it has been played.
  [[nodiscard]] virtual bool isAtEnd() const = 0;

 protected:
  /// What the bar shows besides isPlaying() and speed().
  struct Face {
    QString caption;
    QString goOn;         ///< text of the button that continues; empty if there is none
    QString goOnKey;      ///< the name of its key
    bool canPlay = true;  ///< play, pause, and speed
    bool canGoBack = true;
    bool canGoForward = true;
  };

  [[nodiscard]] const Look& look() const { return look_; }
  /// Puts a widget between caption and buttons. Precondition: the shape is a column.
  void insertPart(QWidget* part);
  /// The height in pixels that a row of that width takes with the longest of these captions, and with the
  /// widest of the texts `goOns` on the button for continuing.
  [[nodiscard]] int rowHeight(int width, const QStringList& captions, const QStringList& goOns) const;
  /// To be called when what it shows has changed.
  void showFace(const Face& face);
  /// Called when look, language or speed have changed: has to call showFace() if there is something to show.
  virtual void refresh() = 0;

  /// Whether there is something to play.
  [[nodiscard]] virtual bool isLoaded() const { return true; }
  /// Whether it plays by itself instead of only step by step.
  [[nodiscard]] virtual bool playsByItself() const { return true; }
  virtual void goToStart() = 0;
  /// Goes that many steps forward, or back if negative.
  virtual void goBy(int steps) = 0;
  /// Plays the next part, one step by default; returns whether the end hasn't been reached.
  virtual bool playOn();
  /// The pause until the next playOn, in milliseconds.
  [[nodiscard]] virtual int pause() const;
  /// Milliseconds that have passed between the last playOn and this one.
  [[nodiscard]] qint64 elapsed() const { return playback_.elapsed(); }
  void setPlaying(bool on);

  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void stepAndSay(int steps);

  const Look& look_;
  Playback playback_;
  double speed_ = 1;
  QLabel* caption_;
  QWidget* transport_;
  QToolButton* replay_;
  QToolButton* back_;
  QToolButton* play_;
  QToolButton* forward_;
  QToolButton* speedButton_;
  QPushButton* continue_;
};

}  // namespace byways::app
