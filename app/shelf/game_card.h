// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/exercise/progress.h"
#include "app/games/catalogue.h"
#include "app/setup/usual_setup.h"
#include "app/shelf/card_frame.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace byways::app {

class StarRow;
class SvgPicture;
class WrapButton;

/// The card of a rule set on the shelf: picture, name, players, time, description, and buttons to begin. If
/// there are puzzles or problems, also how many are solved.
class GameCard : public CardFrame {
  Q_OBJECT

 public:
  /// The references must outlive the card.
  GameCard(const CatalogueEntry& entry, const Progress& progress, const Look& look,
           QWidget* parent = nullptr);

  /// Sets the function that returns who plays in one click; it is called whenever the card comes into view.
  void setOneClick(std::function<OneClick(const Game&)> computers);
  [[nodiscard]] const CatalogueEntry& entry() const { return entry_; }
  /// Says that this is the game to begin with, for somebody who has played none.
  void setFirstToTry(bool isFirst);

 Q_SIGNALS:
  void playRequested();
  void computerRequested();
  void learnRequested();
  void puzzlesRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void addButtons(QVBoxLayout& column);
  void addPuzzles(QVBoxLayout& column);
  void addProblems(QVBoxLayout& column);
  void retranslateProblems();
  void retranslate();
  void retranslateComputer();

  const CatalogueEntry& entry_;
  const Progress& progress_;
  std::function<OneClick(const Game&)> oneClick_;  // may be empty
  const Look& look_;
  SvgPicture* picture_;
  QLabel* start_;  // hidden unless it is the game to begin with
  QLabel* title_;
  QLabel* facts_;
  QLabel* blurb_;
  QLabel* credit_;
  QPushButton* play_ = nullptr;
  WrapButton* computer_ = nullptr;  // null where computers don't play
  QPushButton* learn_ = nullptr;
  QPushButton* puzzles_ = nullptr;  // only on challenges, as are the next two
  StarRow* star_ = nullptr;
  QLabel* solved_ = nullptr;
  QPushButton* problem_ = nullptr;  // only on games with problems
};

}  // namespace byways::app
