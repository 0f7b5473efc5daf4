// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QWidget>

#include "app/statistics/evening.h"

class QPagedPaintDevice;

namespace byways::app {

class GameIndex;
class Look;
class People;
class Preferences;
class Segmented;

/// The scoreboard of the evening: a row for each person, a column for each game. As large as the page allows,
/// so that it can be read from across the room.
class EveningPage : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the page. The page updates when they or the language change.
  EveningPage(const GameIndex& games, const People& people, Preferences& preferences, const Look& look,
              QWidget* parent = nullptr);

  /// The evening as it is now.
  [[nodiscard]] Evening evening() const;
  /// Who leads with how many points, in a few words: "Ann 3, Ben 2"; empty without an evening.
  [[nodiscard]] QString summary() const;

 Q_SIGNALS:
  void shelfRequested();
  /// Back to the previous page.
  void backRequested();
  void fullScreenRequested();
  void failed(const QString& title, const QString& problem);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  void refresh();
  void fit();
  void retranslate();
  void copy();
  void print();
  void beginNewEvening();
  [[nodiscard]] Points count() const;
  [[nodiscard]] bool drawOn(QPagedPaintDevice& device) const;

  const GameIndex& games_;
  const People& people_;
  Preferences& preferences_;
  QStandardItemModel* model_;
  QLabel* title_;
  QLabel* note_;
  QPushButton* shelf_;
  QPushButton* fullScreen_;
  Segmented* count_;
  QTableView* table_;
  QLabel* nothing_;
  QPushButton* beginNewEvening_;
  QPushButton* copy_;
  QPushButton* print_;
};

}  // namespace byways::app
