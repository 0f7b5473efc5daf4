// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QWidget>

namespace byways::app {

class GameLoader;
class Look;
class Trash;

/// The page with the trash, on which removed files can be put back or deleted for good.
class TrashPage : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the page. The page updates when they or the language change.
  TrashPage(Trash& trash, const Look& look, QWidget* parent = nullptr);

 Q_SIGNALS:
  void archiveRequested();
  void shelfRequested();
  /// Asks to go back to the previous page.
  void backRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  enum Column { What, Who, Removed, Until, Columns };

  void layOut();
  void refresh();
  void fill();
  [[nodiscard]] QStringList rowOf(const QString& path) const;
  [[nodiscard]] QString current() const;
  void putBack();
  void removeCurrent();
  void empty();
  void retranslate();

  Trash& trash_;
  GameLoader* games_;
  QStandardItemModel* model_;
  QStringList paths_;  // the path of each row
  QLabel* title_;
  QLabel* note_;
  QPushButton* archive_;
  QPushButton* shelf_;
  QTableView* table_;
  QLabel* nothing_;
  QPushButton* empty_;
  QPushButton* remove_;
  QPushButton* putBack_;
};

}  // namespace byways::app
