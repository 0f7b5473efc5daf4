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

/// The controls for replaying something on a board: buttons for again, back, play or pause, forward, speed
/// and continue, and a caption. Derived classes define what the buttons do.
class ReplayBar : public QWidget {
  Q_OBJECT

 public:
  /// How the parts of the bar are arranged.
  enum class Shape {
    Row,      ///< side by side
    TwoRows,  ///< a long caption above a row of buttons
    Column    ///< the caption above the buttons, for a narrow place
  };

  /// `look` must outlive the bar. The object names of the buttons are `name` followed by "Replay", "Back",
  /// "Play", "Forward", "Speed" and "Continue".
  ReplayBar(const QString& name, const Look& look, QWidget* parent, Shape shape = Shape::Row);

  /// The speed as a factor: 0.5, 1 or 2.
  [[nodiscard]] double speed() const { return speed_; }
  void changeSpeed();

  [[nodiscard]] bool isPlaying() const { return playback_.isPlaying(); }
  /// Plays or pauses; at the end, starts again. If playsByItself() is false, goes one step forward.
  void playOrPause();
  /// Goes `steps` steps forward, or back if negative.
  void step(int steps);
  /// Starts again from the beginning.
  void replay();
  /// Continues with what comes after the replay.
  virtual void goOn() = 0;
  /// Space and Enter play and pause, and continue at the end; arrow keys step, Home starts again, Escape
  /// continues. Returns whether the key was used.
  virtual bool handleKey(int key);
  /// Whether everything has been played.
  [[nodiscard]] virtual bool isAtEnd() const = 0;

 protected:
  /// What the bar shows, besides what isPlaying() and speed() determine.
  struct Face {
    QString caption;
    QString goOn;         ///< text of the button that continues; empty if there is none
    QString goOnKey;      ///< the name of the continue button's key
    bool canPlay = true;  ///< enables play, pause and speed
    bool canGoBack = true;
    bool canGoForward = true;
  };

  [[nodiscard]] const Look& look() const { return look_; }
  /// Inserts a widget between caption and buttons. Precondition: the shape is Column.
  void insertPart(QWidget* part);
  /// The height in pixels that a row of that width needs for the longest of these captions, with the widest
  /// of the texts `goOns` on the continue button.
  [[nodiscard]] int rowHeight(int width, const QStringList& captions, const QStringList& goOns) const;
  /// To be called when what the bar shows has changed.
  void showFace(const Face& face);
  /// Called when look, language or speed has changed. Has to call showFace() if there is something to show.
  virtual void refresh() = 0;

  /// Whether there is something to play.
  [[nodiscard]] virtual bool isLoaded() const { return true; }
  /// Whether it plays by itself instead of only step by step.
  [[nodiscard]] virtual bool playsByItself() const { return true; }
  virtual void goToStart() = 0;
  /// Goes `steps` steps forward, or back if negative.
  virtual void goBy(int steps) = 0;
  /// Plays the next part, by default one step. Returns whether more remains to be played.
  virtual bool playOn();
  /// The pause until the next playOn, in milliseconds.
  [[nodiscard]] virtual int pause() const;
  /// Milliseconds between the last two calls of playOn.
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
