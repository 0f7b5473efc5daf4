// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QWidget>

namespace byways::app {

class Days;
class Look;
class StarRow;

/// The calendar of the days' exercises: a month of days with their stars, the exercise of the day that is
/// chosen, the streak. Arrow keys go from day to day, Page Up and Page Down from month to month.
class DayPage : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the page. It follows their changes and the language by itself.
  DayPage(const Days& days, const Look& look, QWidget* parent = nullptr);

  /// The day that is chosen.
  [[nodiscard]] QDate day() const { return day_; }

 Q_SIGNALS:
  void playRequested(const QDate& day);
  void copyRequested(const QDate& day);
  void shelfRequested();
  /// To where one came from.
  void backRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void layOut();
  void choose(const QDate& day);
  void play();
  void fill();
  void tellOfDay();
  void retranslate();
  [[nodiscard]] QDate dayAt(int row, int column) const;

  const Days& days_;
  const Look& look_;
  QDate day_;
  QLabel* title_;
  QLabel* streak_;
  QPushButton* shelf_;
  QPushButton* earlier_;
  QLabel* month_;
  QPushButton* later_;
  QTableWidget* table_;
  QLabel* dayTitle_;
  QLabel* exercise_;
  QLabel* result_;
  StarRow* stars_;
  QPushButton* copy_;
  QPushButton* play_;
};

}  // namespace byways::app
