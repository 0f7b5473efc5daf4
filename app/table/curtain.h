// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "app/games/game_face.h"

namespace byways::app {

/// The curtain over the table between two players whose turns are secret. It says who gets the screen next,
/// and waits until that player lifts it, by the button or by Space. Only a new press counts: the key that
/// ended the last turn may still be held.
class Curtain : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the curtain.
  Curtain(Match& match, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  /// To be called when match, look or language has changed.
  void refresh();
  /// The curtain's text, to be announced.
  [[nodiscard]] QString summary() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  /// Notes which keys are pressed, wherever the focus is.
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  [[nodiscard]] QString waitingText() const;
  void noteInput(bool isSpace);

  Match& match_;
  const GameFace& face_;
  const Look& look_;
  QLabel* headline_;
  QLabel* request_;
  QLabel* about_;
  QLabel* waiting_;
  QPushButton* lift_;
  QLayout* texts_ = nullptr;   // the layout of the curtain's texts
  bool spaceWasLast_ = false;  // whether Space was the last key or button pressed or released
  QElapsedTimer sinceLastInput_;
};

}  // namespace byways::app
