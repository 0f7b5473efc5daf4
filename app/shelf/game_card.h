// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/catalogue.h"
#include "app/shelf/card_frame.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace byways::app {

class SvgPicture;

/// One game on the shelf: picture, name, players, time, what it is about, and the ways in.
class GameCard : public CardFrame {
  Q_OBJECT

 public:
  /// `entry` must outlive the card.
  explicit GameCard(const CatalogueEntry& entry, QWidget* parent = nullptr);

 Q_SIGNALS:
  void playRequested();
  void learnRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addButtons(QVBoxLayout& column);
  void retranslate();
  void placeChip();

  const CatalogueEntry& entry_;
  SvgPicture* picture_;
  QLabel* title_;
  QLabel* facts_;
  QLabel* blurb_;
  QLabel* credit_;
  QLabel* coming_ = nullptr;     // only on games to come
  QPushButton* play_ = nullptr;  // only on games that are there
  QPushButton* learn_ = nullptr;
};

}  // namespace byways::app
