// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/exercise_card.h"
#include "app/job/job.h"

namespace byways::app {

/// The card of today's exercise at the top of the shelf: what the exercise is and, once it is done, its stars
/// and the streak. To choose the exercise, all problems have to be read. The window's first frame doesn't
/// wait until they are read: the card fills shortly after it appears.
class DayCard : public ExerciseCard {
  Q_OBJECT

 public:
  /// The references must outlive the card. It updates itself when they or the language change.
  DayCard(const Days& days, const Look& look, QWidget* parent = nullptr);
  /// Makes the button that opens the exercise the primary one, or an ordinary one.
  void setProposed(bool isProposed);

 Q_SIGNALS:
  /// The user wants to open today's exercise. Also emitted for a click on the card.
  void playRequested();
  /// The user wants the page with all days.
  void calendarRequested();
  /// The user wants to copy the result of today's exercise. Only emitted once it is done.
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
  bool isRead_ = false;  // whether the problems to choose from have been read
  bool isProposed_ = true;
  QPushButton* play_;
  QPushButton* copy_;
  QPushButton* calendar_;
};

/// Writes the button that opens the exercise of a day, and the button that copies its result. The latter is
/// hidden until the exercise is done.
void tellDayButtons(const Days& days, const QDate& day, QPushButton& open, QPushButton& copy);

}  // namespace byways::app
