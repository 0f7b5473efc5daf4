// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/lesson_desk.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/board/announce.h"
#include "app/board/why_not.h"
#include "app/exercise/lesson_run.h"
#include "app/exercise/lesson_words.h"
#include "app/exercise/stars.h"
#include "app/look/breakable.h"
#include "app/look/key_text.h"
#include "app/look/look.h"
#include "app/look/primary.h"
#include "app/look/tab_order.h"
#include "app/look/wrap_button.h"

namespace byways::app {

namespace {

constexpr int kDeskStar = 26;

QLabel* newText(const char* name, QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  return label;
}

}  // namespace

LessonDesk::LessonDesk(LessonRun& run, QWidget& board, const Look& look, QWidget* parent)
    : QWidget(parent),
      run_(run),
      board_(board),
      look_(look),
      text_(newText("lessonText", this)),
      answers_(new QVBoxLayout),
      remark_(newText("lessonRemark", this)),
      hintText_(newText("lessonHint", this)),
      cost_(newText("lessonCost", this)),
      stars_(new StarRow(look, this)) {
  setObjectName(QStringLiteral("lessonDesk"));
  text_->setProperty("role", QStringLiteral("large"));
  remark_->setProperty("note", true);
  hintText_->setProperty("role", QStringLiteral("quiet"));
  cost_->setProperty("role", QStringLiteral("small"));
  text_->installEventFilter(this);
  stars_->setObjectName(QStringLiteral("lessonStars"));
  stars_->setStarSize(kDeskStar);
  help_ = makeHelp();
  way_ = makeWay();
  answers_->setSpacing(6);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(9);
  column->addWidget(makeHead());
  column->addWidget(text_);
  column->addLayout(answers_);
  column->addWidget(remark_);
  column->addWidget(stars_, 0, Qt::AlignHCenter);
  column->addWidget(hintText_);
  column->addWidget(help_);
  column->addWidget(cost_);
  makeAnswers();
  connect(&run, &LessonRun::changed, this, &LessonDesk::refresh);
  connect(&run, &LessonRun::left, this, &LessonDesk::nextLessonRequested);
  connect(&run, &LessonRun::said, this, [this](const QString& text) { announce(this, text); });
  refresh();
}

QWidget* LessonDesk::makeHead() {
  auto* const head = new QWidget(this);
  course_ = new QPushButton(head);
  course_->setObjectName(QStringLiteral("lessonCourse"));
  course_->setProperty("link", true);
  course_->setFocusPolicy(Qt::TabFocus);
  connect(course_, &QPushButton::clicked, this, &LessonDesk::courseRequested);
  title_ = newText("lessonTitle", head);
  title_->setProperty("role", QStringLiteral("heading"));
  progress_ = new QProgressBar(head);
  progress_->setObjectName(QStringLiteral("lessonProgress"));
  progress_->setTextVisible(false);
  auto* const column = new QVBoxLayout(head);
  column->setContentsMargins(0, 0, 0, 2);
  column->setSpacing(3);
  column->addWidget(course_, 0, Qt::AlignLeft);
  column->addWidget(title_);
  column->addSpacing(2);
  column->addWidget(progress_);
  return head;
}

QWidget* LessonDesk::makeHelp() {
  auto* const help = new QWidget(this);
  auto* const row = new QHBoxLayout(help);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  const auto add = [&](const char* name, const char* icon, auto act) {
    auto* const button = new QPushButton(help);
    button->setObjectName(QLatin1String(name));
    button->setIcon(look_.icon(QLatin1String(icon)));
    button->setProperty("compact", true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, act);
    row->addWidget(button, 1);
    return button;
  };
  again_ = add("lessonAgain", "undo", [this] { run_.tryAgain(); });
  hint_ = add("hint", "hint", [this] { hint(); });
  show_ = add("lessonShow", "play", [this] { run_.showMe(); });
  return help;
}

QWidget* LessonDesk::makeWay() {
  auto* const way = new QWidget(this);
  back_ = new QPushButton(way);
  back_->setObjectName(QStringLiteral("lessonBack"));
  back_->setFocusPolicy(Qt::TabFocus);
  back_->setProperty("quiet", true);
  next_ = new QPushButton(way);
  next_->setObjectName(QStringLiteral("lessonNext"));
  auto* const row = new QHBoxLayout(way);
  row->setContentsMargins(0, 2, 0, 0);
  row->setSpacing(6);
  row->addWidget(back_);
  row->addWidget(next_, 1);
  connect(back_, &QPushButton::clicked, &run_, &LessonRun::goBack);
  connect(next_, &QPushButton::clicked, this, [this] {
    if (run_.isFinished()) {
      Q_EMIT nextLessonRequested();
    } else if (run_.stage() == LessonRun::Stage::Showing) {
      run_.hurry();
    } else {
      run_.goOn();
    }
  });
  return way;
}

void LessonDesk::makeAnswers() {
  for (int index = 0; index < run_.answers().size(); ++index) {
    auto* const button = new WrapButton(this);
    button->setObjectName(QStringLiteral("answer%1").arg(index));
    button->installEventFilter(this);
    connect(button, &QPushButton::clicked, &run_, [this, index] { run_.choose(index); });
    answers_->addWidget(button);
    buttons_.append(button);
  }
}

void LessonDesk::hint() {
  if (run_.step().kind == lessons::Kind::Game) {
    Q_EMIT gameHintRequested();
  } else {
    run_.giveHint();
  }
}

void LessonDesk::begin() {
  takeFocus();
  announce(this, lessonText(run_.step().text));
}

void LessonDesk::refreshAnswers() {
  if (buttons_.size() != run_.answers().size()) {
    qDeleteAll(buttons_);
    buttons_.clear();
    makeAnswers();
    setTabOrderAsLaidOut(parentWidget());
  }
  const QWidget* const focused = QApplication::focusWidget();
  for (int index = 0; index < buttons_.size(); ++index) {
    const LessonRun::Answer& answer = run_.answers()[index];
    buttons_[index]->setWholeText(answer.text);
    buttons_[index]->setEnabled(run_.stage() == LessonRun::Stage::Asked && !answer.isWrong);
    buttons_[index]->setIcon(answer.isRight   ? look_.icon(QStringLiteral("check"))
                             : answer.isWrong ? look_.icon(QStringLiteral("close"))
                                              : QIcon());
    buttons_[index]->setAccessibleDescription(answer.isRight   ? tr("Right")
                                              : answer.isWrong ? tr("Not right")
                                                               : QString());
  }
  // An answer that was wrong takes no more keys: another one does.
  const auto chosen = std::find(buttons_.begin(), buttons_.end(), focused);
  const auto open = std::find_if(buttons_.begin(), buttons_.end(),
                                 [](const WrapButton* button) { return button->isEnabled(); });
  if (chosen != buttons_.end() && !(*chosen)->isEnabled() && open != buttons_.end()) {
    (*open)->setFocus(Qt::OtherFocusReason);
  }
}

void LessonDesk::refreshWay() {
  const bool isDone = run_.stage() == LessonRun::Stage::Done;
  const bool isLast = run_.index() + 1 == static_cast<int>(run_.lesson().steps.size());
  const Course& course = courseOf(run_.lesson());
  const bool hasMore = &run_.lesson() != &course.lessons.back();
  back_->setText(tr("Back"));
  back_->setToolTip(tr("To the step before"));
  back_->setEnabled(run_.index() > 0);
  next_->setText(run_.isFinished() ? (hasMore ? tr("Next lesson") : tr("To the course"))
                 : !isDone         ? tr("Skip")
                 : isLast          ? tr("Finish the lesson")
                                   : tr("Continue"));
  next_->setProperty("quiet", !isDone);
  setPrimary(*next_, isDone);
  setWhyNot(next_, run_.stage() == LessonRun::Stage::Showing ? tr("First this is shown.") : QString(), look_);
}

// The lesson is over: what it has earned.
void LessonDesk::refreshEnd() {
  const bool isFinished = run_.isFinished();
  stars_->setVisible(isFinished);
  if (isFinished) {
    stars_->setStars(run_.stars());
    text_->setText(tr("That was lesson %1.").arg(lessonNumber(run_.lesson())));
    remark_->setText(lessonText(run_.lesson().recap));
    remark_->setVisible(!remark_->text().isEmpty());
    for (WrapButton* const button : std::as_const(buttons_)) {
      button->hide();
    }
  }
}

void LessonDesk::refresh() {
  using Stage = LessonRun::Stage;
  const Course& course = courseOf(run_.lesson());
  course_->setText(tr("Lesson %1 of %2").arg(lessonNumber(run_.lesson())).arg(course.lessons.size()));
  course_->setAccessibleName(tr("%1, back to the course").arg(course_->text()));
  title_->setText(breakable(lessonText(run_.lesson().title)));
  progress_->setRange(0, static_cast<int>(run_.lesson().steps.size()));
  progress_->setValue(run_.index() + (run_.stage() == Stage::Done ? 1 : 0));
  progress_->setAccessibleName(tr("Step %1 of %2").arg(run_.index() + 1).arg(run_.lesson().steps.size()));
  text_->setText(lessonText(run_.step().text));
  remark_->setText(run_.remark());
  remark_->setVisible(!run_.remark().isEmpty());
  hintText_->setText(run_.hint());
  const bool isOpen = run_.stage() == Stage::Asked || run_.stage() == Stage::Missed;
  hintText_->setVisible(isOpen && !run_.hint().isEmpty());
  refreshAnswers();
  again_->setText(tr("Try again"));
  again_->setVisible(run_.stage() == Stage::Missed);
  hint_->setText(tr("Hint"));
  const bool isGame = run_.step().kind == lessons::Kind::Game;
  hint_->setVisible(run_.stage() == Stage::Asked);
  refreshCost(isOpen && !isGame && run_.hasHint());
  setWhyNot(hint_, isGame || run_.hasHint() ? QString() : tr("There is no hint here."), look_);
  show_->setVisible(!isGame);
  show_->setText(tr("Show me"));
  show_->setToolTip(tr("Plays it for you; the lesson then earns a hollow star (%1)", "a key")
                        .arg(keyText(Qt::SHIFT | Qt::Key_H)));
  help_->setVisible(isOpen && (isGame || run_.canShow()));
  refreshWay();
  refreshEnd();
  // While something is shown, nothing here may have the keys: the next press is meant for what comes then.
  const bool isShown = run_.stage() == Stage::Showing && !board_.hasFocus();
  if (isShown) {
    board_.setFocus(Qt::OtherFocusReason);
  } else if (run_.stage() == Stage::Done || run_.stage() == Stage::Missed || focusedStep_ != run_.index()) {
    takeFocus();
  }
}

// What a hint costs is said before it is asked for, once: after that it costs nothing more here.
void LessonDesk::refreshCost(bool canHint) {
  const bool costs = canHint && run_.stage() == LessonRun::Stage::Asked && run_.stars() > Stars::One;
  const QString cost = tr("With a hint the lesson earns one star.");
  const QString what = tr("A hint in words; once more, where to look (%1)")
                           .arg(QKeySequence(Qt::Key_H).toString(QKeySequence::NativeText));
  hint_->setToolTip(costs ? what + QLatin1Char('\n') + cost : what);
  hint_->setAccessibleDescription(costs ? cost : QString());
  cost_->setText(cost);
  cost_->setVisible(costs);
}

// Where the next act is: on the board, on the question before its answers, on the way on.
void LessonDesk::takeFocus() {
  focusedStep_ = run_.index();
  if (run_.stage() == LessonRun::Stage::Done) {
    next_->setFocus(Qt::OtherFocusReason);
  } else if (run_.stage() == LessonRun::Stage::Missed) {
    again_->setFocus(Qt::OtherFocusReason);
  } else if (!buttons_.isEmpty()) {
    // A second Enter, meant for what was there before, must not answer a question that nobody has read.
    text_->setFocus(Qt::OtherFocusReason);
  } else {
    // People who use keys see that they are on the board now.
    board_.setFocus(look_.keysAreInUse() ? Qt::TabFocusReason : Qt::OtherFocusReason);
  }
}

// Arrows stay among the answers, and lead to them from the question.
bool LessonDesk::walkAnswers(QObject* watched, const QEvent* event) {
  const int key = event->type() == QEvent::KeyPress ? static_cast<const QKeyEvent*>(event)->key() : 0;
  const auto at = std::find(buttons_.begin(), buttons_.end(), watched);
  const bool isQuestion = watched == text_ && !buttons_.isEmpty();
  if ((at == buttons_.end() && !isQuestion) || (key != Qt::Key_Up && key != Qt::Key_Down)) {
    return false;
  }
  const qsizetype step = key == Qt::Key_Down || isQuestion ? 1 : -1;
  qsizetype to = isQuestion ? 0 : at - buttons_.begin() + step;
  while (to >= 0 && to < buttons_.size() && !buttons_[to]->isEnabled()) {
    to += step;
  }
  if (to >= 0 && to < buttons_.size()) {
    buttons_[to]->setFocus(Qt::TabFocusReason);
  }
  return true;
}

// Pointing at a turn shows it on the board.
bool LessonDesk::eventFilter(QObject* watched, QEvent* event) {
  if (walkAnswers(watched, event)) {
    return true;
  }
  const bool comes = event->type() == QEvent::Enter || event->type() == QEvent::FocusIn;
  if (comes || event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) {
    const auto found = std::find(buttons_.begin(), buttons_.end(), watched);
    if (found != buttons_.end() && run_.stage() == LessonRun::Stage::Asked) {
      run_.pointAt(comes ? static_cast<int>(found - buttons_.begin()) : -1);
    }
  }
  return QWidget::eventFilter(watched, event);
}

void LessonDesk::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
