// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/course_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_words.h"
#include "app/exercise/progress.h"
#include "app/exercise/stars.h"
#include "app/games/catalogue.h"
#include "app/look/look.h"
#include "app/look/primary.h"
#include "app/look/tab_order.h"
#include "app/shelf/card_frame.h"
#include "app/shelf/card_scroll.h"

namespace byways::app {

namespace {

constexpr int kNumberWidth = 30;
constexpr int kRowMargin = 14;

QString titleOfGame(const GameFace& face) {
  const std::string_view title = face.game().title();
  return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
}

}  // namespace

CoursePage::CoursePage(Progress& progress, const Look& look, QWidget* parent)
    : QWidget(parent),
      progress_(progress),
      look_(look),
      scroll_(new CardScroll(QStringLiteral("coursePage"), 6, this)) {
  setObjectName(QStringLiteral("coursePage"));
  setFocusPolicy(Qt::ClickFocus);
  scroll_->parts().addWidget(makeHead());
  list_ = new QWidget(this);
  scroll_->parts().addWidget(list_);
  scroll_->parts().addStretch();
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll_);
  connect(&progress, &Progress::changed, this, &CoursePage::refresh);
}

bool CoursePage::hasCourse(const GameFace& face) { return !coursesOf(face.game()).empty(); }

QWidget* CoursePage::makeHead() {
  auto* const head = new QWidget(this);
  title_ = new QLabel(head);
  title_->setProperty("role", QStringLiteral("display"));
  title_->setWordWrap(true);
  about_ = new QLabel(head);
  about_->setProperty("role", QStringLiteral("quiet"));
  about_->setWordWrap(true);
  const auto add = [&](const char* name, const char* icon) {
    auto* const button = new QPushButton(head);
    button->setObjectName(QLatin1String(name));
    button->setIcon(look_.icon(QLatin1String(icon)));
    return button;
  };
  rules_ = add("courseRules", "rules");
  play_ = add("coursePlay", "play");
  back_ = add("courseToShelf", "home");
  connect(rules_, &QPushButton::clicked, this, [this] { Q_EMIT rulesRequested(face_); });
  connect(play_, &QPushButton::clicked, this, [this] { Q_EMIT playRequested(face_); });
  connect(back_, &QPushButton::clicked, this, &CoursePage::shelfRequested);
  auto* const words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(title_);
  words->addWidget(about_);
  auto* const row = new QHBoxLayout(head);
  row->setContentsMargins(CardFrame::kShadow, 0, CardFrame::kShadow, 0);
  row->setSpacing(8);
  row->addLayout(words, 1);
  row->addWidget(rules_, 0, Qt::AlignTop);
  row->addWidget(play_, 0, Qt::AlignTop);
  row->addWidget(back_, 0, Qt::AlignTop);
  return head;
}

void CoursePage::clear() {
  sections_.clear();
  delete list_->layout();
  qDeleteAll(list_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

CoursePage::Row CoursePage::makeRow(const lessons::Lesson& lesson, QWidget* parent) {
  Row made{&lesson,
           new CardFrame(parent),
           new QLabel(parent),
           new QLabel(parent),
           new QLabel(parent),
           new StarRow(look_, parent)};
  made.card->setObjectName(QStringLiteral("lesson ") + QString::fromStdString(lesson.id));
  made.card->setActive(true);
  made.number->setProperty("role", QStringLiteral("heading"));
  made.number->setFixedWidth(kNumberWidth);
  made.title->setProperty("role", QStringLiteral("strong"));
  made.title->setWordWrap(true);
  made.state->setProperty("role", QStringLiteral("small"));
  auto* const row = new QHBoxLayout(made.card);
  constexpr int kEdge = CardFrame::kShadow + kRowMargin;
  row->setContentsMargins(kEdge + 4, kEdge - 4, kEdge + 4, kEdge - 4);
  row->setSpacing(12);
  row->addWidget(made.number);
  row->addWidget(made.title, 1);
  row->addWidget(made.state);
  row->addWidget(made.stars);
  for (QWidget* const part : {static_cast<QWidget*>(made.number), static_cast<QWidget*>(made.title),
                              static_cast<QWidget*>(made.state), static_cast<QWidget*>(made.stars)}) {
    part->setAttribute(Qt::WA_TransparentForMouseEvents);  // a click on a text is a click on its card
  }
  connect(made.card, &CardFrame::activated, this,
          [this, &lesson] { Q_EMIT exerciseRequested(exerciseId(lesson)); });
  connect(made.card, &CardFrame::walked, this,
          [this, card = made.card](Qt::Key arrow) { walk(card, arrow); });
  return made;
}

void CoursePage::addSection(const Course& course) {
  Section section{
      &course, new QLabel(list_), new QProgressBar(list_), new QPushButton(list_), new QPushButton(list_),
      {}};
  section.heading->setProperty("role", QStringLiteral("title"));
  section.bar->setTextVisible(false);
  section.go->setObjectName(QStringLiteral("goOn ") + QString::fromStdString(course.id));
  section.anew->setObjectName(QStringLiteral("anew ") + QString::fromStdString(course.id));
  section.anew->setProperty("quiet", true);
  connect(section.go, &QPushButton::clicked, this,
          [this, &course] { Q_EMIT exerciseRequested(exerciseId(nextLesson(progress_, course))); });
  connect(section.anew, &QPushButton::clicked, this, [this, &course] { askToForget(course); });
  auto* const column = static_cast<QVBoxLayout*>(list_->layout());
  auto* const row = new QHBoxLayout;
  row->setContentsMargins(CardFrame::kShadow, 18, CardFrame::kShadow, 0);
  row->setSpacing(8);
  row->addWidget(section.heading, 0, Qt::AlignBottom);
  row->addStretch();
  row->addWidget(section.anew);
  row->addWidget(section.go);
  column->addLayout(row);
  auto* const bar = new QHBoxLayout;
  bar->setContentsMargins(CardFrame::kShadow, 4, CardFrame::kShadow, 6);
  bar->addWidget(section.bar);
  column->addLayout(bar);
  for (const lessons::Lesson& lesson : course.lessons) {
    section.rows.push_back(makeRow(lesson, list_));
    column->addWidget(section.rows.back().card);
  }
  sections_.push_back(std::move(section));
}

void CoursePage::open(const GameFace& face) {
  face_ = &face;
  clear();
  auto* const column = new QVBoxLayout(list_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  for (const Course* const course : coursesOf(face.game())) {
    addSection(*course);
  }
  setTabOrderAsLaidOut(scroll_->widget());
  refresh();
  scroll_->ensureVisible(0, 0);
  if (!sections_.empty()) {
    sections_.front().go->setFocus(Qt::OtherFocusReason);
  }
}

void CoursePage::walk(const CardFrame* from, Qt::Key arrow) {
  QList<CardFrame*> cards;
  for (const Section& section : sections_) {
    for (const Row& row : section.rows) {
      cards.append(row.card);
    }
  }
  const int step = arrow == Qt::Key_Down || arrow == Qt::Key_Right ? 1 : -1;
  const auto to = std::find(cards.begin(), cards.end(), from) - cards.begin() + step;
  if (to >= 0 && to < cards.size()) {
    cards[to]->setFocus(Qt::TabFocusReason);
    scroll_->ensureWidgetVisible(cards[to], 0, CardScroll::kMargin / 2);
  }
}

void CoursePage::askToForget(const Course& course) {
  auto* const box = new QMessageBox(QMessageBox::Question, tr("Byways"), tr("Begin this course anew?"),
                                    QMessageBox::Cancel, this);
  box->setObjectName(QStringLiteral("forgetCourse"));
  box->setInformativeText(tr("Its stars are forgotten."));
  box->setAttribute(Qt::WA_DeleteOnClose);
  const QPushButton* const anew = box->addButton(tr("Begin anew"), QMessageBox::DestructiveRole);
  connect(anew, &QPushButton::clicked, this, [this, &course] { progress_.forget(lessonIds(course)); });
  box->open();
}

void CoursePage::refresh() {
  if (face_ == nullptr) {
    return;
  }
  const Progress::Sum sum = progress_.sumOf(lessonIds(face_->game()));
  title_->setText(tr("Learn %1").arg(titleOfGame(*face_)));
  about_->setText(
      tr("%1 of %2 lessons done. Each takes two to four minutes.").arg(sum.done).arg(sum.exercises));
  rules_->setText(tr("Rules"));
  play_->setText(tr("Play"));
  back_->setText(tr("Back to the shelf"));
  // The course to go on with: the first that isn't finished.
  const auto isUnfinished = [this](const Section& section) {
    const Progress::Sum inSection = progress_.sumOf(lessonIds(*section.course));
    return inSection.done < inSection.exercises;
  };
  const auto current = std::find_if(sections_.begin(), sections_.end(), isUnfinished);
  for (auto it = sections_.begin(); it != sections_.end(); ++it) {
    const Section& section = *it;
    setPrimary(*section.go, it == (current == sections_.end() ? sections_.begin() : current));
    const int finished = progress_.sumOf(lessonIds(*section.course)).done;
    const auto lessons = static_cast<int>(section.course->lessons.size());
    const lessons::Lesson& next = nextLesson(progress_, *section.course);
    const bool isBegun = finished > 0 || stepIn(progress_, next) > 0;
    section.heading->setText(QString::fromStdString(section.course->title));
    section.heading->setVisible(sections_.size() > 1);
    section.bar->setRange(0, lessons);
    section.bar->setValue(finished);
    section.bar->setAccessibleName(tr("%1 of %2 lessons done").arg(finished).arg(lessons));
    section.go->setText(finished == lessons ? tr("Once more")
                        : isBegun           ? tr("Continue with lesson %1").arg(lessonNumber(next))
                                            : tr("Begin"));
    section.anew->setText(tr("Begin anew…"));
    section.anew->setVisible(isBegun);
    for (const Row& row : section.rows) {
      const Stars stars = progress_.of(exerciseId(*row.lesson)).best;
      const int step = stepIn(progress_, *row.lesson);
      row.number->setText(QString::number(lessonNumber(*row.lesson)));
      row.title->setText(lessonText(row.lesson->title));
      row.state->setText(step > 0 ? tr("at step %1 of %2").arg(step + 1).arg(row.lesson->steps.size())
                                  : QString());
      row.stars->setStars(stars);
      QStringList spoken{tr("Lesson %1").arg(lessonNumber(*row.lesson)), row.title->text(), starsText(stars)};
      if (step > 0) {
        spoken.append(row.state->text());
      }
      row.card->setAccessibleName(spoken.join(QStringLiteral(", ")));
    }
  }
}

void CoursePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT shelfRequested();
    return;
  }
  QWidget::keyPressEvent(event);
}

void CoursePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
