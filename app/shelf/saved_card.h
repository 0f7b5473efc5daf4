// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

#include <optional>

#include "app/games/game_face.h"
#include "app/library/library.h"
#include "app/shelf/card_frame.h"

class QToolButton;

namespace byways::app {

class BreakableLabel;

/// The card of a saved game on the shelf.
class SavedCard : public CardFrame {
  Q_OBJECT

 public:
  [[nodiscard]] QString path() const { return game_.path; }
  /// The rule set's title; for a copy, with a remark that the game is a copy.
  [[nodiscard]] QString title() const;
  /// The players as text: "Ann and Ben".
  [[nodiscard]] virtual QString names() const;

 Q_SIGNALS:
  /// Asks to move the game to the trash.
  void removeRequested();

 protected:
  SavedCard(SavedGame game, const Look& look, QWidget* parent);

  [[nodiscard]] const SavedGame& game() const { return game_; }
  [[nodiscard]] const Match& match() const { return *game_.match; }
  /// Like names(), but in about `room` letters: long names are shortened.
  [[nodiscard]] QString shownNames(int room) const;
  /// A text on the card; a click on it is a click on the card.
  [[nodiscard]] static BreakableLabel* newText(const char* name, const char* role);
  /// The button that removes the game, to be put on the card by the derived class.
  [[nodiscard]] QToolButton& removeButton() const { return *remove_; }
  /// Sets the texts in the current language.
  virtual void retranslate();

  void changeEvent(QEvent* event) override;
  /// The picture of the board can be dragged out of the window.
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  SavedGame game_;
  const Look& look_;
  QToolButton* remove_;
  std::optional<QPoint> grip_;  // where the mouse was pressed on the picture
};

}  // namespace byways::app
