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

/// The card of an exercise, of whatever kind: its picture, what is told of it, its stars, buttons and a menu
/// where it has them. It paints its texts itself, so that a page with hundreds of them appears at once.
class ExerciseCard : public CardFrame {
  Q_OBJECT

 public:
  enum class Form {
    Upright,  ///< narrow, the texts below the picture; how far one is stands in place of stars not shown
    Beside,   ///< the texts beside the picture
    Line      ///< as wide as the page and without a picture
  };
  using Tell = std::function<ExerciseTold()>;

  /// `id` tells the cards of a page apart. `look` must outlive the card. It is empty until refresh() is
  /// called.
  ExerciseCard(QString id, Form form, Tell tell, const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] const QString& id() const { return id_; }
  /// What it shows.
  [[nodiscard]] const ExerciseTold& told() const { return told_; }
  /// Shows what is told now. A change of the language does it by itself.
  void refresh();

  /// Takes the place of the picture before; null for none. The card owns it.
  void setPicture(BoardThumb* picture);
  /// A button of that name, behind those that there are.
  QPushButton* addButton(const char* name);
  /// A menu at a button of its own, and what both are called.
  QMenu* addMenu(const char* name, const char* buttonName);

  /// The least width of a card with texts of that font, for its grid.
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
