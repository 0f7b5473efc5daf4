// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/course_page.h"

#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>

#include <algorithm>
#include <utility>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_words.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "app/look/primary.h"
#include "app/look/tab_order.h"

namespace byways::app {

CoursePage::CoursePage(Progress& progress, const Look& look, QWidget* parent)
    : ExercisePage("coursePage", "courseToShelf", progress, look, parent),
      progress_(progress),
      rules_(addHeadButton("courseRules", "rules")),
      play_(addHeadButton("coursePlay", "play")) {
  connect(rules_, &QPushButton::clicked, this, [this] { Q_EMIT rulesRequested(face_); });
  connect(play_, &QPushButton::clicked, this, [this] { Q_EMIT playRequested(face_); });
}

bool CoursePage::hasCourse(const GameFace& face) { return !coursesOf(face.game()).empty(); }

void CoursePage::addCourse(const Course& course) {
  const QString id = QString::fromStdString(course.id);
  Section& section = addSection(id, false);
  OfCourse made{&course, &section, addButton(section, QStringLiteral("startOver ") + id, true),
                addButton(section, QStringLiteral("goOn ") + id, false)};
  connect(made.go, &QPushButton::clicked, this,
          [this, &course] { Q_EMIT exerciseRequested(exerciseId(nextLesson(progress_, course))); });
  connect(made.startOver, &QPushButton::clicked, this, [this, &course] { askToForget(course); });
  section.bar->show();
  std::vector<Entry> lessons;
  for (const lessons::Lesson& lesson : course.lessons) {
    lessons.push_back({.id = exerciseId(lesson),
                       .name = QStringLiteral("lesson ") + QString::fromStdString(lesson.id),
                       .tell = [this, &lesson] { return toldOf(lesson, progress_); },
                       .open = {}});
  }
  setCards(addGroup(section, ExerciseCard::Form::Line), lessons);
  all_.push_back(made);
}

// If the page shows this game already, it stays as it was left.
void CoursePage::open(const GameFace& face) {
  if (std::exchange(face_, &face) != &face) {
    all_.clear();
    clearSections();
    for (const Course* const course : coursesOf(face.game())) {
      addCourse(*course);
    }
    finishCards();
    showTop();
  }
  retell();
  const auto primary = std::find_if(all_.begin(), all_.end(),
                                    [](const OfCourse& one) { return one.go->property("primary").toBool(); });
  if (primary != all_.end()) {
    primary->go->setFocus(Qt::OtherFocusReason);
  }
}

void CoursePage::askToForget(const Course& course) {
  auto* const box = new QMessageBox(QMessageBox::Question, tr("Byways"), tr("Start this course over?"),
                                    QMessageBox::Cancel, this);
  box->setObjectName(QStringLiteral("forgetCourse"));
  box->setInformativeText(tr("Its stars will be lost."));
  box->setAttribute(Qt::WA_DeleteOnClose);
  const QPushButton* const startOver = box->addButton(tr("Start over"), QMessageBox::DestructiveRole);
  connect(startOver, &QPushButton::clicked, this, [this, &course] { progress_.forget(lessonIds(course)); });
  box->open();
}

void CoursePage::tell() {
  if (face_ == nullptr) {
    return;
  }
  const Progress::Sum sum = progress_.sumOf(lessonIds(face_->game()));
  setHead(
      tr("Learn %1").arg(gameTitle(face_->game())),
      tr("%1 of %2 lessons done. Each lesson takes two to four minutes.").arg(sum.done).arg(sum.exercises));
  rules_->setText(tr("Rules"));
  play_->setText(tr("Play"));
  // The course to continue: the first unfinished one.
  const auto isUnfinished = [this](const OfCourse& one) {
    const Progress::Sum inCourse = progress_.sumOf(lessonIds(*one.course));
    return inCourse.done < inCourse.exercises;
  };
  const auto current = std::find_if(all_.begin(), all_.end(), isUnfinished);
  for (auto it = all_.begin(); it != all_.end(); ++it) {
    const Progress::Sum done = progress_.sumOf(lessonIds(*it->course));
    const lessons::Lesson& next = nextLesson(progress_, *it->course);
    const bool isBegun = done.done > 0 || stepIn(progress_, next) > 0;
    setPrimary(*it->go, it == (current == all_.end() ? all_.begin() : current));
    it->section->heading->setText(QString::fromStdString(it->course->title));
    it->section->heading->setVisible(all_.size() > 1);
    it->section->sum->setText(starsText(done));
    it->section->bar->setRange(0, done.exercises);
    it->section->bar->setValue(done.done);
    it->section->bar->setAccessibleName(tr("%1 of %2 lessons done").arg(done.done).arg(done.exercises));
    it->go->setText(done.done == done.exercises ? againText()
                    : isBegun                   ? tr("Continue with lesson %1").arg(lessonNumber(next))
                                                : tr("Begin"));
    it->startOver->setText(tr("Start over…"));
    it->startOver->setVisible(isBegun);
  }
}

}  // namespace byways::app
