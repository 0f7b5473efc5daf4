// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHBoxLayout>
#include <QListWidget>
#include <QToolButton>
#include <QWidget>

#include "app/games/game_face.h"

namespace byways::app {

/// The turns of the game: go back to any of them, look around, and play on from there. Turns after the one on
/// the board stay until something else is played.
class TurnList : public QWidget {
  Q_OBJECT

 public:
  TurnList(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
           QWidget* parent = nullptr);

  /// To be called when match, look or language have changed.
  void refresh();
  /// Puts a button of the table's own into the row below the list.
  void addButton(QToolButton* button);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A line of the list and the cursor behind what it tells.
  struct Row {
    QString text;
    std::size_t cursor = 0;
  };

  [[nodiscard]] std::vector<Row> openRows() const;
  [[nodiscard]] std::vector<Row> secretRows() const;
  void goToRow(int row);
  [[nodiscard]] int currentRow() const;

  Match& match_;
  const GameFace& face_;
  const Look& look_;
  const Preferences& preferences_;
  QListWidget* list_;
  QToolButton* first_;
  QToolButton* previous_;
  QToolButton* next_;
  QToolButton* last_;
  QHBoxLayout* buttons_;
  std::vector<Row> rows_;  // after the first, which is the start
};

}  // namespace byways::app
