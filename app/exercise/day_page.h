// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QLabel>
#include <QTableWidget>

#include "app/exercise/exercise_page.h"

namespace byways::app {

/// The calendar of daily exercises: a month with the stars of each day, the card of the selected day, and the
/// streak. For a day that is still to come, the card says when its exercise opens. Arrow keys move by a day,
/// Page Up and Page Down by a month.
class DayPage : public ExercisePage {
  Q_OBJECT

 public:
  /// The references must outlive the page. It updates itself when they or the language change.
  DayPage(const Progress& progress, const Days& days, const Look& look, QWidget* parent = nullptr);

  /// The selected day.
  [[nodiscard]] QDate day() const { return day_; }
  /// Selects `day` or, if the calendar doesn't have it, the nearest day. The calendar ends with the current
  /// month.
  void choose(const QDate& day);

 Q_SIGNALS:
  void playRequested(const QDate& day);
  void copyRequested(const QDate& day);
  /// The user wants to go back to the previous page.
  void backRequested();

 protected:
  void tell() override;
  void fill() override { tellOfMonth(); }
  void leave() override { Q_EMIT backRequested(); }

  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void layOutCalendar();
  void chooseCell(int row, int column);
  void play();
  void tellOfMonth();
  void tellOfDay();
  [[nodiscard]] QDate dayAt(int row, int column) const;

  const Days& days_;
  QDate day_;
  QDate pictured_;  // the day whose picture is on the card
  QPushButton* earlier_;
  QLabel* month_;
  QPushButton* later_;
  QTableWidget* table_;
  ExerciseCard* card_;
  QPushButton* play_;
  QPushButton* copy_;
};

}  // namespace byways::app
