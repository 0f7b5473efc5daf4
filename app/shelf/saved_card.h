// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_face.h"
#include "app/library/library.h"
#include "app/shelf/card_frame.h"

class QPushButton;
class QStackedLayout;
class QToolButton;

namespace byways::app {

class BreakableLabel;

/// A game of the library on the shelf: its card, and behind it a way to take back that it was removed. The
/// file stays until the shelf is left, so there is no hurry and nothing moves.
class SavedCard : public CardFrame {
  Q_OBJECT

 public:
  [[nodiscard]] QString path() const { return game_.path; }
  /// Whether the game has been removed and could still be taken back.
  [[nodiscard]] bool isLeaving() const;

 protected:
  SavedCard(SavedGame game, const Look& look, QWidget* parent);

  [[nodiscard]] const SavedGame& game() const { return game_; }
  [[nodiscard]] const Match& match() const { return *game_.match; }
  /// The game's title, and whether this is a copy.
  [[nodiscard]] QString title() const;
  /// Who plays, as people say it: "Ann and Ben".
  [[nodiscard]] virtual QString names() const;
  /// The same in about `room` letters: long names are shortened.
  [[nodiscard]] QString shownNames(int room) const;
  /// The name with at most that many letters, the last one being an ellipsis if some are left out.
  [[nodiscard]] static QString shortened(const QString& name, int most);
  /// A text on the card; a click on it is a click on the card.
  [[nodiscard]] static BreakableLabel* newText(const char* name, const char* role);
  /// The button that removes the game, to be put on the front by the derived class.
  [[nodiscard]] QToolButton& removeButton() const { return *remove_; }
  /// To be called once.
  void setFront(QWidget* front);
  /// Sets the texts in the current language.
  virtual void retranslate();

  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] QWidget* makeBack();
  void leave();
  void stay();

  SavedGame game_;
  QStackedLayout* pages_;
  QToolButton* remove_;
  BreakableLabel* removed_ = nullptr;
  QPushButton* undo_ = nullptr;
};

}  // namespace byways::app
