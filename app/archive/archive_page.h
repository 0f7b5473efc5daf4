// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QWidget>

#include "app/archive/archive_model.h"

namespace byways::app {

class GameIndex;
class Look;
class People;
class Trash;

/// The page with all finished games: a table with filters, in which games can be opened, reviewed and
/// removed.
class ArchivePage : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the page. The page updates when they or the language change.
  ArchivePage(Trash& trash, const GameIndex& games, const People& people, const Look& look,
              QWidget* parent = nullptr);

  /// Selects the game whose file is `path`, as soon as the table has it.
  void selectGame(const QString& path);

 Q_SIGNALS:
  /// Asks to open a finished game again.
  void openRequested(const QString& path);
  /// Asks to review a finished game.
  void reviewRequested(const QString& path);
  void statisticsRequested();
  /// Asks to show the trash.
  void trashRequested();
  void shelfRequested();
  /// Asks to go back to the previous page.
  void backRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();
  [[nodiscard]] QTableView* makeTable();
  void layOutTable();
  void refresh();
  void fillFilters();
  void applyFilter();
  void showAll();
  void refreshButtons();
  void refreshReview(const FinishedGame* game);
  void tellProgress(int done, int all);
  void openCurrent();
  void dragCurrent();
  void removeCurrent();
  void fitColumns();
  void retranslate();

  Trash& trash_;
  const GameIndex& games_;
  const People& people_;
  const Look& look_;
  ArchiveModel* model_;
  QLabel* title_;
  QLabel* count_;
  QPushButton* removed_;
  QPushButton* statistics_;
  QPushButton* shelf_;
  QComboBox* game_;
  QComboBox* person_;
  QComboBox* result_;
  QPushButton* all_;
  QTableView* table_;
  QLabel* empty_;
  QPushButton* remove_;
  QPushButton* review_;
  QPushButton* open_;
  QString wanted_;  // the path of the game to be selected once the table has it
};

}  // namespace byways::app
