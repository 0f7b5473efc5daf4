// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "app/games/game_face.h"
#include "app/library/library.h"
#include "app/shelf/card_frame.h"

class QLabel;
class QPushButton;
class QStackedLayout;
class QToolButton;

namespace byways::app {

/// An unfinished game: how it stands, Resume, and a way to throw it away that can be taken back for a while.
class ResumeCard : public CardFrame {
  Q_OBJECT

 public:
  /// `face` and `look` must outlive the card.
  ResumeCard(SavedGame game, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] QString path() const { return game_.path; }
  /// Whether the game has been thrown away and could still be taken back.
  [[nodiscard]] bool isLeaving() const { return leaving_.isActive(); }

 Q_SIGNALS:
  void resumeRequested();
  /// The time to take it back is over.
  void removalDue();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] QWidget* makeFront(const GameFace& face, const Look& look);
  [[nodiscard]] QWidget* makeBack();
  void leave();
  void stay();
  void retranslate();
  [[nodiscard]] QString names() const;
  [[nodiscard]] QString progress() const;

  SavedGame game_;
  QTimer leaving_;
  QStackedLayout* pages_;
  QLabel* title_ = nullptr;
  QLabel* names_ = nullptr;
  QLabel* progress_ = nullptr;
  QLabel* when_ = nullptr;
  QPushButton* resume_ = nullptr;
  QToolButton* remove_ = nullptr;
  QLabel* removed_ = nullptr;
  QPushButton* undo_ = nullptr;
};

}  // namespace byways::app
