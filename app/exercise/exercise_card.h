// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/exercise/exercise_told.h"
#include "app/shelf/card_frame.h"

class QBoxLayout;
class QMenu;
class QPushButton;

namespace byways::app {

class BoardThumb;
class ExerciseWords;
class Look;

/// The card of an exercise of any kind: its picture, texts and stars, with buttons and a menu if it has them.
/// It paints its texts itself so that a page with hundreds of cards appears at once.
class ExerciseCard : public CardFrame {
  Q_OBJECT

 public:
  enum class Form {
    Upright,  ///< narrow, the texts below the picture; progress takes the place of stars that aren't shown
    Beside,   ///< the texts beside the picture
    Line      ///< as wide as the page and without a picture
  };
  using Tell = std::function<ExerciseTold()>;

  /// `id` identifies the card within its page. `look` must outlive the card. The card is empty until
  /// refresh() is called.
  ExerciseCard(QString id, Form form, Tell tell, const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] const QString& id() const { return id_; }
  /// The content that is shown.
  [[nodiscard]] const ExerciseTold& told() const { return told_; }
  /// Shows the current content. Called automatically when the language changes.
  void refresh();

  /// Replaces the picture; null for none. The card owns it.
  void setPicture(BoardThumb* picture);
  /// Adds a button with the object name `name` after the others.
  QPushButton* addButton(const char* name);
  /// Adds a button that opens a menu. `name` is the object name of the menu, `buttonName` that of the button.
  QMenu* addMenu(const char* name, const char* buttonName);

  /// The width that a grid has to give a card of this form at least, if its texts are in `font`.
  [[nodiscard]] static int narrowest(Form form, const QFont& font);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void writeTold();

  const QString id_;
  const Form form_;
  const Tell tell_;
  const Look& look_;
  ExerciseTold told_;
  QBoxLayout* row_;     // the picture and the column
  QBoxLayout* column_;  // the words and the buttons
  ExerciseWords* words_;
  BoardThumb* picture_ = nullptr;
  QPushButton* more_ = nullptr;
};

}  // namespace byways::app
