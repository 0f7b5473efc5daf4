// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QLabel>
#include <QTableWidget>

#include "app/exercise/exercise_page.h"

namespace byways::app {

/// The calendar of the days' exercises: a month of days with their stars, the card of the day that is chosen,
/// the streak. Arrow keys go from day to day, Page Up and Page Down from month to month.
class DayPage : public ExercisePage {
  Q_OBJECT

 public:
  /// The references must outlive the page. It follows their changes and the language by itself.
  DayPage(const Progress& progress, const Days& days, const Look& look, QWidget* parent = nullptr);

  /// The day that is chosen.
  [[nodiscard]] QDate day() const { return day_; }

 Q_SIGNALS:
  void playRequested(const QDate& day);
  void copyRequested(const QDate& day);
  /// To where one came from.
  void backRequested();

 protected:
  void tell() override;
  void fill() override;
  void leave() override { Q_EMIT backRequested(); }

  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void layOutCalendar();
  void choose(const QDate& day);
  void play();
  void tellOfMonth();
  void tellOfDay();
  [[nodiscard]] QDate dayAt(int row, int column) const;

  const Days& days_;
  QDate day_;
  QDate pictured_;          // the day whose picture is on the card
  bool isPlaying_ = false;  // the day's exercise was opened from here
  QPushButton* earlier_;
  QLabel* month_;
  QPushButton* later_;
  QTableWidget* table_;
  ExerciseCard* card_;
  QPushButton* play_;
  QPushButton* copy_;
};

}  // namespace byways::app
