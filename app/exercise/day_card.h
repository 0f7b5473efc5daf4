// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/exercise_card.h"
#include "app/job/job.h"

namespace byways::app {

/// The card of today's exercise, at the top of the shelf: what it is; once it is done, its stars and the
/// streak. Which exercise it is stands there soon after the card is shown: to know it, all problems are read,
/// and the first frame doesn't wait for them.
class DayCard : public ExerciseCard {
  Q_OBJECT

 public:
  /// The references must outlive the card. It follows their changes and the language by itself.
  DayCard(const Days& days, const Look& look, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// Today's exercise is to be opened. A click on the card does the same.
  void playRequested();
  /// The page with all days.
  void calendarRequested();
  /// The result of today's exercise is to be copied. Only once it is done.
  void copyRequested();

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void read();
  void tellButtons();
  [[nodiscard]] ExerciseTold toldOfToday() const;

  const Days& days_;
  Job<std::monostate> reading_;
  bool isRead_ = false;  // what exercises are chosen from
  QPushButton* play_;
  QPushButton* copy_;
  QPushButton* calendar_;
};

}  // namespace byways::app
