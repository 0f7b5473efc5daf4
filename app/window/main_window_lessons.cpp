// SPDX-License-Identifier: GPL-3.0-or-later
// Courses, and a lesson on the table.
#include "app/board/board_view.h"
#include "app/games/catalogue.h"
#include "app/lessons/course_page.h"
#include "app/lessons/lesson_desk.h"
#include "app/lessons/lesson_progress.h"
#include "app/lessons/lesson_run.h"
#include "app/lessons/lesson_words.h"
#include "app/puzzles/problem_run.h"
#include "app/shelf/shelf_page.h"
#include "app/table/table_page.h"
#include "app/window/actions.h"
#include "app/window/main_window.h"

namespace byways::app {

namespace {

// What the turn asks for stands below the desk only where the learner makes one.
TablePage::Beside besideOf(const lessons::Step& step) {
  const bool isPlayed =
      step.kind == lessons::Kind::Play || (step.kind == lessons::Kind::Refuse && step.which.empty());
  return step.kind == lessons::Kind::Game ? TablePage::Beside::Game
         : isPlayed                       ? TablePage::Beside::Turn
                                          : TablePage::Beside::Nothing;
}

}  // namespace

void MainWindow::connectLessons() {
  connect(course_, &CoursePage::shelfRequested, this, &MainWindow::showShelf);
  connect(course_, &CoursePage::playRequested, this, &MainWindow::play);
  connect(course_, &CoursePage::rulesRequested, this, &MainWindow::readRules);
  connect(course_, &CoursePage::lessonRequested, this,
          [this](const lessons::Lesson* lesson) { openLesson(*lesson); });
  connect(learned_.get(), &LessonProgress::problemChanged, this, &MainWindow::refreshUnsaved);
  const auto tellShelf = [this] {
    for (const CatalogueEntry& entry : catalogue()) {
      const auto [finished, lessons] = CoursePage::finishedOf(*entry.face, *learned_);
      shelf_->setLearned(*entry.face, finished, lessons);
    }
  };
  connect(learned_.get(), &LessonProgress::changed, this, tellShelf);
  tellShelf();
}

void MainWindow::learn(const GameFace* face) {
  if (!CoursePage::hasCourse(*face)) {
    readRules(face);
    return;
  }
  if (!mayLeaveTable()) {
    return;
  }
  clearTable();
  pages_->setCurrentWidget(course_);
  rulesDock_->hide();
  course_->open(*face);
  refresh();
}

void MainWindow::openLesson(const lessons::Lesson& lesson) {
  if (!mayLeaveTable()) {
    return;
  }
  putLessonOnTable(std::make_unique<LessonRun>(lesson, learned_->step(lesson), *learned_, preferences_));
}

void MainWindow::putLessonOnTable(std::unique_ptr<LessonRun> lesson) {
  std::unique_ptr<Match> match = lesson->makeMatch();
  putOnTable(std::move(match), {}, {}, nullptr, std::move(lesson));
  lessonDesk_->begin();
}

void MainWindow::addLessonDesk() {
  lesson_->takeUp(*match_, table_->board(), table_->face());
  auto* const desk = lessonDesk_ = new LessonDesk(*lesson_, table_->board(), look_, table_);
  table_->setDesk(desk, true);
  const auto layOut = [this] { table_->setBeside(besideOf(lesson_->step())); };
  connect(lesson_.get(), &LessonRun::changed, table_, layOut);
  // Later: the button that was pressed goes with the table.
  connect(
      lesson_.get(), &LessonRun::tableNeeded, table_, [this] { putLessonOnTable(std::move(lesson_)); },
      Qt::QueuedConnection);
  connect(desk, &LessonDesk::gameHintRequested, table_, &TablePage::giveHint);
  connect(
      desk, &LessonDesk::courseRequested, this, [this] { learn(&table_->face()); }, Qt::QueuedConnection);
  connect(
      desk, &LessonDesk::nextLessonRequested, this,
      [this] {
        const Course& course = courseOf(lesson_->lesson());
        const auto number = static_cast<std::size_t>(&lesson_->lesson() - course.lessons.data()) + 1;
        number < course.lessons.size() ? openLesson(course.lessons[number]) : learn(&table_->face());
      },
      Qt::QueuedConnection);
  layOut();
  actions_->followButtons(nullptr);  // they may know a table without its desk
}

}  // namespace byways::app
