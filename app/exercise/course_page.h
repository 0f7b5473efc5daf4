// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/exercise_page.h"
#include "app/games/game_face.h"
#include "engine/courses.h"

namespace byways::app {

/// The page with the courses of a rule set. Each course is a path of lessons, with the learner's progress.
class CoursePage : public ExercisePage {
  Q_OBJECT

 public:
  /// The references must outlive the page.
  CoursePage(Progress& progress, const Look& look, QWidget* parent = nullptr);

  /// Shows the courses of a rule set. Precondition: hasCourse(face).
  void open(const GameFace& face);
  /// Whether a course teaches the rule set of `face`.
  [[nodiscard]] static bool hasCourse(const GameFace& face);

 Q_SIGNALS:
  void playRequested(const byways::app::GameFace* face);
  void rulesRequested(const byways::app::GameFace* face);

 protected:
  void tell() override;

 private:
  struct OfCourse {
    const Course* course;
    Section* section;
    QPushButton* startOver;
    QPushButton* go;
  };

  void addCourse(const Course& course);
  void askToForget(const Course& course);

  Progress& progress_;
  const GameFace* face_ = nullptr;
  QPushButton* rules_;
  QPushButton* play_;
  std::vector<OfCourse> all_;
};

}  // namespace byways::app
