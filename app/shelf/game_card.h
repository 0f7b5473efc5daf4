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

/// The card of a rule set on the shelf: picture, name, number of players, duration, description, and buttons
/// to begin. If the rule set has puzzles or problems, the card also says how many are solved.
class GameCard : public CardFrame {
  Q_OBJECT

 public:
  /// The references must outlive the card.
  GameCard(const CatalogueEntry& entry, const Progress& progress, const Look& look,
           QWidget* parent = nullptr);

  /// Sets the function that returns the computers of a game that begins with one click. It is called whenever
  /// the card comes into view.
  void setOneClick(std::function<OneClick(const Game&)> computers);
  [[nodiscard]] const CatalogueEntry& entry() const { return entry_; }
  /// Sets whether the card says that this is the rule set to begin with, for somebody who hasn't played any.
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
  QLabel* start_;  // hidden unless setFirstToTry(true)
  QLabel* title_;
  QLabel* facts_;
  QLabel* blurb_;
  QLabel* credit_;
  QPushButton* play_ = nullptr;
  WrapButton* computer_ = nullptr;  // null if computers don't play the rule set
  QPushButton* learn_ = nullptr;
  QPushButton* puzzles_ = nullptr;  // null unless it is a challenge; likewise the next two
  StarRow* star_ = nullptr;
  QLabel* solved_ = nullptr;
  QPushButton* problem_ = nullptr;  // null if there are no problems
};

}  // namespace byways::app
